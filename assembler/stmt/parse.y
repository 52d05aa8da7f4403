/* What follows the name of a statement: operands of an instruction or arguments of a directive. The
 * grammar is one for both and gives untyped nodes (assembler/match/operand/node.h): it knows no register, no
 * modifier and no directive. Expressions are folded on the way (expr.c): what is known becomes a
 * NODE_INT, what is not a NODE_EXPR, a lone name stays a NODE_NAME.
 *
 * Commas between operands are optional, so "v1 -v2" could be a difference as well as two operands.
 * It is read as an operator, and node_binary() makes two operands of it when the left side can not
 * be a number. */
%define api.pure full
%define api.prefix {parse_}
%define api.value.type {struct node *}
%define api.location.type {struct loc}
%define parse.error custom
%locations
%param {struct parser *ps}

%code requires {
#include "assembler/stmt/parse.h"
#include "common/base/alloc.h"
}

%code {
/* A limit on nesting: what walks nodes recurses, on a stack of 1 MB. */
#define YYMAXDEPTH 2000
#define YYMALLOC alloc_bytes
#define YYFREE alloc_free
#define YYLLOC_DEFAULT(cur, rhs, n) ((cur) = (n) ? (rhs)[1] : (rhs)[0])
#define parse_lex(value, loc, ps) lex_word((ps)->lexer, &(ps)->words, value, loc)

static void
parse_error(struct loc *loc, struct parser *ps, const char *message);
}

%token T_EOL "end of line" T_EOF 0 "end of file"
%token T_HEAD T_LABEL T_ASSIGN T_EQUIV
%token T_NAME "name" T_KEY "modifier" T_CALL "call" T_INDEX "index" T_SPEC "relocation specifier"
%token T_VALUE "value" T_DOT "." T_LOCAL "local label" T_STRAY "character"
%token T_DUAL "::" T_BAR "|"

%token T_OROR "||" T_ANDAND "&&" T_LE "<=" T_GE ">=" T_EQ "==" T_NE "!=" T_SHL "<<" T_SHR ">>"

%precedence JUXTAPOSED
%left "||"
%left "&&"
%left '<' '>' "<=" ">=" "==" "!="
%left '+' '-'
%left '|' '^' '&' '!'
%left '*' '/' '%' "<<" ">>"
%precedence UNARY

%%

statement
	: operands T_EOL        { ps->end = @2; YYACCEPT; }
	| operands ',' T_EOL    { ps->end = @3; ps->comma = @2; YYACCEPT; }
	;

operands
	: %empty
	| operands operand      { parse_append(ps, 0, $2); }
	| operands ',' operand  { parse_append(ps, ',', $3); }
	| operands ',' ',' operand {
		parse_append(ps, ',', node_missing(ps, @3));
		parse_append(ps, ',', $4);
	}
	| operands T_DUAL operand { parse_append(ps, ':', $3); }
	;

operand
	: expr                  %prec JUXTAPOSED
	| T_KEY expr            %prec JUXTAPOSED { $$ = $1; $$->arg = $2; }
	;

expr
	: T_NAME
	| T_VALUE
	| T_DOT                 { $$ = node_here(ps, $1); }
	| T_LOCAL               { $$ = node_local(ps, $1); }
	| T_SPEC                { $$ = node_spec(ps, $1); }
	| T_INDEX expr ']'      { $$ = node_index(ps, $1, $2, NULL); }
	| T_INDEX expr ':' expr ']' { $$ = node_index(ps, $1, $2, $4); }
	| T_CALL ')'            { $$ = node_call(ps, $1, NULL); }
	| T_CALL list ')'       { $$ = node_call(ps, $1, list_end($2)); }
	| '[' list ']'          { $$ = node_list(ps, @1, list_end($2)); }
	| '{' '}'               { $$ = node_fields(ps, @1, NULL); }
	| '{' list '}'          { $$ = node_fields(ps, @1, list_end($2)); }
	| '(' expr ')'          { $$ = node_paren(ps, @1, $2); }
	| T_BAR expr T_BAR      { $$ = node_abs(ps, @1, $2); }
	| '-' expr %prec UNARY  { $$ = node_unary(ps, @1, '-', $2); }
	| '+' expr %prec UNARY  { $$ = node_unary(ps, @1, '+', $2); }
	| '~' expr %prec UNARY  { $$ = node_unary(ps, @1, '~', $2); }
	| '!' expr %prec UNARY  { $$ = node_unary(ps, @1, '!', $2); }
	| expr '+' expr         { $$ = node_binary(ps, @2, '+', $1, $3); }
	| expr '-' expr         { $$ = node_binary(ps, @2, '-', $1, $3); }
	| expr '|' expr         { $$ = node_binary(ps, @2, '|', $1, $3); }
	| expr '^' expr         { $$ = node_binary(ps, @2, '^', $1, $3); }
	| expr '!' expr         { $$ = node_binary(ps, @2, '!', $1, $3); }
	| expr '&' expr         { $$ = node_binary(ps, @2, '&', $1, $3); }
	| expr '*' expr         { $$ = node_binary(ps, @2, '*', $1, $3); }
	| expr '/' expr         { $$ = node_binary(ps, @2, '/', $1, $3); }
	| expr '%' expr         { $$ = node_binary(ps, @2, '%', $1, $3); }
	| expr '<' expr         { $$ = node_binary(ps, @2, '<', $1, $3); }
	| expr '>' expr         { $$ = node_binary(ps, @2, '>', $1, $3); }
	| expr "<<" expr        { $$ = node_binary(ps, @2, EXPR_SHL, $1, $3); }
	| expr ">>" expr        { $$ = node_binary(ps, @2, EXPR_SHR, $1, $3); }
	| expr "<=" expr        { $$ = node_binary(ps, @2, EXPR_LE, $1, $3); }
	| expr ">=" expr        { $$ = node_binary(ps, @2, EXPR_GE, $1, $3); }
	| expr "==" expr        { $$ = node_binary(ps, @2, EXPR_EQ, $1, $3); }
	| expr "!=" expr        { $$ = node_binary(ps, @2, EXPR_NE, $1, $3); }
	| expr "&&" expr        { $$ = node_binary(ps, @2, EXPR_ANDAND, $1, $3); }
	| expr "||" expr        { $$ = node_binary(ps, @2, EXPR_OROR, $1, $3); }
	;

list
	: operand               { $$ = list_begin($1); }
	| list ',' operand      { $$ = list_add($1, $3); }
	;

%%

static int
yyreport_syntax_error(const yypcontext_t *ctx, struct parser *ps)
{
	yysymbol_kind_t found = yypcontext_token(ctx), wanted[YYNTOKENS];
	char closers[8] = "";
	if (found == YYSYMBOL_YYUNDEF || found == YYSYMBOL_T_STRAY) {
		parse_stray(ps, *yypcontext_location(ctx));
		return 0;
	}
	int n = yypcontext_expected_tokens(ctx, wanted, YYNTOKENS);
	for (int i = 0, k = 0; i < n; i++) {
		const char *name = yysymbol_name(wanted[i]);
		if (wanted[i] == YYSYMBOL_T_BAR || (name[0] == '\'' && strchr(")]}", name[1])))
			closers[k++] = wanted[i] == YYSYMBOL_T_BAR ? '|' : name[1];
	}
	parse_unexpected(ps, *yypcontext_location(ctx), yysymbol_name(found), n == 1 ? yysymbol_name(wanted[0]) : NULL, closers);
	return 0;
}

/* Only when the stack is full, whose limit is YYMAXDEPTH words: bison says "memory exhausted". */
static void
parse_error(struct loc *loc, struct parser *ps, const char *message)
{
	(void)message;
	diag_error(ps->lexer->diag, *loc, "brackets or signs are nested too deeply");
}
