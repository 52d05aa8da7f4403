/* The grammar of linker scripts, version scripts, dynamic lists, and files with one name per line. For linker scripts, it is the
 * part of GNU ld's language that applies to code objects. The first token selects the language. */
%define api.pure full
%define api.prefix {script_}
%define api.location.type {struct loc}
%define parse.error custom
%define parse.lac full
%locations
%param {struct script_reader *r}

%code requires {
#include "linker/script/build.h"
}

%code {
#include "common/base/memory/alloc.h"

/* Limits nesting, because functions that traverse expressions are recursive. */
#define YYMAXDEPTH SCRIPT_DEPTH
#define YYMALLOC alloc_bytes
#define YYFREE alloc_free
#define YYLLOC_DEFAULT(cur, rhs, n) ((cur) = (n) ? (rhs)[1] : (rhs)[0])

int
script_token(SCRIPT_STYPE *value, struct loc *at, void *scanner);

static int
script_lex(SCRIPT_STYPE *value, struct loc *at, struct script_reader *r)
{
	return r->failed ? 0 : script_token(value, at, r->scanner);
}

static void
script_error(struct loc *at, struct script_reader *r, const char *message)
{
	(void)message;
	script_fail(r, *at, "parentheses or operators are nested too deeply");
}
}

%union {
	struct str text;
	uint64_t number;
	struct script_expr *expr;
	struct script_words words;
	struct segment_row segment;
}

%token T_SCRIPT T_VERSIONS T_LIST T_LINES T_BAD
%token END 0 "end of the file"
%token <text> T_WORD "name" T_QUOTED "name in quotes"
%token <number> T_NUMBER "number" T_ASSIGN "assignment"
%token T_GLOBAL "global:" T_LOCAL "local:" T_EXTERN_LANGUAGE "extern"
%token T_ENTRY "ENTRY" T_OUTPUT "OUTPUT" T_OUTPUT_FORMAT "OUTPUT_FORMAT" T_IGNORED "OUTPUT_ARCH" T_SEARCH_DIR "SEARCH_DIR"
%token T_INPUT "INPUT" T_AS_NEEDED "AS_NEEDED" T_EXTERN "EXTERN" T_SECTIONS "SECTIONS" T_PHDRS "PHDRS" T_VERSION "VERSION"
%token T_INCLUDE "INCLUDE" T_INSERT "INSERT" T_AFTER "AFTER" T_BEFORE "BEFORE" T_OVERWRITE_SECTIONS "OVERWRITE_SECTIONS"
%token T_ASSERT "ASSERT" T_FILL "FILL" T_KEEP "KEEP" T_EXCLUDE "EXCLUDE_FILE" T_CONSTRUCTORS "CONSTRUCTORS"
%token <number> T_PROVIDE "PROVIDE" T_DATA "BYTE" T_SORT "SORT_BY_NAME" T_TYPE "NOLOAD"
%token T_AT "AT" T_ALIGN "ALIGN" T_SUBALIGN "SUBALIGN" T_ONLY_IF_RO "ONLY_IF_RO" T_ONLY_IF_RW "ONLY_IF_RW"
%token T_FILEHDR "FILEHDR" T_FLAGS "FLAGS"
%token <number> T_CALL1 "function" T_CALL2 "function of two values" T_CALL12 "function of one or two values"
%token <number> T_CALL_NAME "function of a name" T_CALL_NAMED "SEGMENT_START" T_CALL_DOT "DATA_SEGMENT_END" T_CALL_NONE "SIZEOF_HEADERS"
%token <number> T_CALL_ASSERT "ASSERT in an expression"
%token T_SHL "<<" T_SHR ">>" T_LE "<=" T_GE ">=" T_EQ "==" T_NE "!=" T_AND "&&" T_OR "||"

%right '?' ':'
%left "||"
%left "&&"
%left '|'
%left '^'
%left '&'
%left "==" "!="
%left '<' '>' "<=" ">="
%left "<<" ">>"
%left '+' '-'
%left '*' '/' '%'
%precedence UNARY

%type <text> name message
%type <expr> expr
%type <words> words
%type <segment> segment_options
%type <number> sort

%%

file
	: T_SCRIPT script
	| T_VERSIONS versions
	| T_LIST dynamic_lists
	| T_LINES lines
	;

name	: T_WORD | T_QUOTED ;

words
	: name                  { $$ = build_word(r, (struct script_words){0}, @1, $1); }
	| words name            { $$ = build_word(r, $1, @2, $2); }
	| words ',' name        { $$ = build_word(r, $1, @3, $3); }
	;

script
	: %empty
	| script directive
	| script statement
	;

directive
	: ';'
	| T_ENTRY '(' name ')'          { build_entry(r, $3); }
	| T_OUTPUT '(' name ')'         { build_output(r, $3); }
	| T_OUTPUT_FORMAT '(' words ')' { build_format(r, $3); }
	| T_IGNORED '(' words ')'
	| T_SEARCH_DIR '(' name ')'     { build_search(r, $3); }
	| T_INPUT '(' inputs ')'
	| T_EXTERN '(' words ')'        { build_extern(r, $3); }
	| T_SECTIONS '{'                { r->sections = r->commands->end; }
	  sections '}' position
	| T_OVERWRITE_SECTIONS '{'      { r->commands = &r->script->overwrites; }
	  sections '}'                  { r->commands = &r->script->commands; }
	| T_PHDRS '{' segments '}'
	| T_VERSION '{' versions '}'
	;

position
	: %empty                        { r->script->has_sections = true; }
	| T_INSERT T_AFTER name         { build_insertion(r, @3, true, $3); }
	| T_INSERT T_BEFORE name        { build_insertion(r, @3, false, $3); }
	;

inputs
	: input
	| inputs input
	| inputs ',' input
	;

input
	: name                          { r->input(r->user, @1, $1); }
	| T_AS_NEEDED '(' inputs ')'
	;

sections
	: %empty
	| sections ';'
	| sections statement
	| sections T_ENTRY '(' name ')' { build_entry(r, $4); }
	| sections output_section
	;

statement
	: name '=' expr ';'             { build_assignment(r, @1, $1, 0, $3, 0); }
	| name T_ASSIGN expr ';'        { build_assignment(r, @1, $1, (int)$2, $3, 0); }
	| T_PROVIDE '(' name '='        { r->provided = r->script->referred.end; }
	  expr ')'                      { build_assignment(r, @3, $3, 0, $6, $1); build_provided(r, $1, $3); }
	| T_ASSERT '(' expr ',' message ')' { build_assert(r, @3, $3, $5); }
	;

message	: name ;

output_section
	: name                          { build_section(r, @1, $1); }
	  address ':' attributes '{' body '}' tail { build_section_end(r); }
	;

address
	: %empty
	| expr                          { r->section->section.address = $1; }
	| T_TYPE                        { build_type(r, $1); }
	| expr T_TYPE                   { r->section->section.address = $1; build_type(r, $2); }
	;

attributes
	: %empty
	| attributes T_AT '(' expr ')'       { r->section->section.lma = $4; }
	| attributes T_ALIGN '(' expr ')'    { r->section->section.align = $4; }
	| attributes T_SUBALIGN '(' expr ')' { r->section->section.subalign = $4; }
	| attributes T_ONLY_IF_RO            { r->section->section.constraint = ONLY_READ_ONLY; }
	| attributes T_ONLY_IF_RW            { r->section->section.constraint = ONLY_WRITABLE; }
	;

tail
	: %empty
	| tail ':' name                 { r->section->section.segments = build_word(r, r->section->section.segments, @3, $3); }
	| tail '=' T_NUMBER             { r->section->section.fill = build_number(r, @3, $3); }
	| tail '=' '(' expr ')'         { r->section->section.fill = $4; }
	;

body
	: %empty
	| body ';'
	| body ','
	| body statement
	| body T_DATA '(' expr ')'      { build_data(r, @2, $2, $4); }
	| body T_FILL '(' expr ')'      { build_fill(r, @2, $4); }
	| body T_CONSTRUCTORS
	| body sort '(' T_CONSTRUCTORS ')'
	| body input_section
	| body T_KEEP '('               { r->keep = true; }
	  input_section ')'             { r->keep = false; }
	;

input_section
	: name                          { build_inputs(r, @1, $1); }
	| name '('                      { build_inputs(r, @1, $1); }
	  patterns ')'                  { build_exclude_end(r); }
	;

patterns
	: pattern
	| patterns pattern
	| patterns ',' pattern
	;

pattern
	: name                          { build_pattern(r, @1, $1, SORT_DEFAULT, SORT_DEFAULT); }
	| T_EXCLUDE '(' words ')'       { build_exclude(r, $3); }
	| sort '('                      { build_exclude_end(r); r->sort[0] = $1; r->sort[1] = SORT_DEFAULT; r->sorts = false; }
	  sorted ')'                    { build_exclude_end(r); r->sorts = false; }
	;

sort	: T_SORT ;

sorted
	: sorted_names
	| sort '('                      { r->sort[1] = $1; }
	  sorted_names ')'
	;

sorted_names
	: sorted_name
	| sorted_names sorted_name
	| sorted_names ',' sorted_name
	;

sorted_name
	: name                          { build_pattern(r, @1, $1, r->sort[0], r->sort[1]); r->sorts = true; }
	| T_EXCLUDE '(' words ')'       { build_exclude(r, $3); r->sorts = false; }
	;

segments
	: %empty
	| segments ';'
	| segments name name segment_options ';' { build_segment(r, @2, $2, $3, $4); }
	;

segment_options
	: %empty                        { $$ = (struct segment_row){0}; }
	| segment_options T_FILEHDR     { $$ = $1; $$.filehdr = true; }
	| segment_options T_PHDRS       { $$ = $1; $$.phdrs = true; }
	| segment_options T_AT '(' expr ')' { $$ = $1; $$.lma = $4; }
	| segment_options T_FLAGS '(' expr ')' { $$ = $1; $$.flags = $4; $$.has_flags = true; }
	;

expr
	: T_NUMBER              { $$ = build_number(r, @1, $1); }
	| name                  { $$ = build_symbol(r, @1, $1); }
	| '(' expr ')'          { $$ = $2; }
	| '-' expr %prec UNARY  { $$ = build_operation(r, @1, '-', $2, NULL); }
	| '+' expr %prec UNARY  { $$ = $2; }
	| '~' expr %prec UNARY  { $$ = build_operation(r, @1, '~', $2, NULL); }
	| '!' expr %prec UNARY  { $$ = build_operation(r, @1, '!', $2, NULL); }
	| expr '+' expr         { $$ = build_operation(r, @2, '+', $1, $3); }
	| expr '-' expr         { $$ = build_operation(r, @2, '-', $1, $3); }
	| expr '*' expr         { $$ = build_operation(r, @2, '*', $1, $3); }
	| expr '/' expr         { $$ = build_operation(r, @2, '/', $1, $3); }
	| expr '%' expr         { $$ = build_operation(r, @2, '%', $1, $3); }
	| expr '&' expr         { $$ = build_operation(r, @2, '&', $1, $3); }
	| expr '|' expr         { $$ = build_operation(r, @2, '|', $1, $3); }
	| expr '^' expr         { $$ = build_operation(r, @2, '^', $1, $3); }
	| expr '<' expr         { $$ = build_operation(r, @2, '<', $1, $3); }
	| expr '>' expr         { $$ = build_operation(r, @2, '>', $1, $3); }
	| expr "<<" expr        { $$ = build_operation(r, @2, OP_SHL, $1, $3); }
	| expr ">>" expr        { $$ = build_operation(r, @2, OP_SHR, $1, $3); }
	| expr "<=" expr        { $$ = build_operation(r, @2, OP_LE, $1, $3); }
	| expr ">=" expr        { $$ = build_operation(r, @2, OP_GE, $1, $3); }
	| expr "==" expr        { $$ = build_operation(r, @2, OP_EQ, $1, $3); }
	| expr "!=" expr        { $$ = build_operation(r, @2, OP_NE, $1, $3); }
	| expr "&&" expr        { $$ = build_operation(r, @2, OP_AND, $1, $3); }
	| expr "||" expr        { $$ = build_operation(r, @2, OP_OR, $1, $3); }
	| expr '?' expr ':' expr { $$ = build_choice(r, @2, $1, $3, $5); }
	| T_CALL_NONE           { $$ = build_call(r, @1, $1, STR(""), NULL, NULL); }
	| T_CALL1 '(' expr ')'  { $$ = build_call(r, @1, $1, STR(""), $3, NULL); }
	| T_CALL12 '(' expr ')' { $$ = build_call(r, @1, $1, STR(""), $3, NULL); }
	| T_CALL12 '(' expr ',' expr ')' { $$ = build_call(r, @1, $1, STR(""), $3, $5); }
	| T_CALL2 '(' expr ',' expr ')' { $$ = build_call(r, @1, $1, STR(""), $3, $5); }
	| T_CALL_NAME '(' name ')' { $$ = build_call(r, @1, $1, $3, NULL, NULL); }
	| T_CALL_NAMED '(' name ',' expr ')' { $$ = build_call(r, @1, $1, $3, $5, NULL); }
	| T_CALL_DOT '(' name ')' { $$ = build_call(r, @1, $1, $3, NULL, NULL); }
	| T_CALL_ASSERT '(' expr ',' message ')' { $$ = build_call(r, @1, $1, $5, $3, NULL); }
	;

versions
	: version
	| versions version
	;

version
	: '{'                   { build_node(r, @1, false, STR("")); }
	  scoped '}' parent ';'
	| name                  { build_node(r, @1, true, $1); }
	  '{' scoped '}' parent ';'
	;

parent
	: %empty                { build_node_end(r, (struct loc){0}, false, STR("")); }
	| name                  { build_node_end(r, @1, true, $1); }
	;

scoped
	: %empty
	| scoped T_GLOBAL       { r->block.local = false; }
	| scoped T_LOCAL        { r->block.local = true; }
	| scoped symbol ';'
	| scoped language ';'
	;

dynamic_lists
	: dynamic_list
	| dynamic_lists dynamic_list
	;

dynamic_list	: '{' listed '}' ';' ;

listed
	: %empty
	| listed symbol ';'
	| listed language ';'
	;

symbol
	: T_WORD                { build_symbol_pattern(r, @1, $1, false); }
	| T_QUOTED              { build_symbol_pattern(r, @1, $1, true); }
	;

/* The last ';' in the braces is optional. */
language
	: T_EXTERN_LANGUAGE T_QUOTED { build_language(r, @2, $2); }
	  '{' symbols '}'       { r->block.demangled = false; }
	;

symbols
	: %empty
	| symbol
	| some_symbols
	| some_symbols symbol
	;

some_symbols
	: symbol ';'
	| some_symbols symbol ';'
	;

lines
	: %empty
	| lines T_WORD          { build_symbol_pattern(r, @2, $2, true); }
	;

%%

static int
yyreport_syntax_error(const yypcontext_t *ctx, struct script_reader *r)
{
	yysymbol_kind_t wanted[YYNTOKENS], found = yypcontext_token(ctx);
	int n = yypcontext_expected_tokens(ctx, wanted, YYNTOKENS);
	const char *names[8];
	int shown = 0;

	/* Every name may be quoted, so T_QUOTED is not listed. */
	for (int i = 0; i < n; i++) {
		if (wanted[i] != YYSYMBOL_T_QUOTED && shown++ < 8)
			names[shown - 1] = yysymbol_name(wanted[i]);
	}
	if (shown > 8)
		shown = 0;
	script_unexpected(r, *yypcontext_location(ctx), yysymbol_name(found), names, shown);
	return 0;
}
