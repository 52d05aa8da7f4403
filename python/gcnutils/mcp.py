"""A server for the Model Context Protocol, over standard input and output: its tools assemble, check, run and simulate kernels.

  python3 -m gcnutils.mcp [--root FOLDER] [--timeout SECONDS]

Each line is a message of JSON-RPC 2.0. Every tool call runs in a process of its own, whose memory and time are limited; a crash of it is
an error of the call. The only files that are read are those that the argument "path" of a tool names, below FOLDER; sources cannot
include files. None are written. Calls are executed one after another; pings and cancellations are handled meanwhile.
"""
from __future__ import annotations

import argparse
import collections
import json
import os
import resource
import select
import signal
import sys
import time
from typing import Any, Callable, Deque, List, Optional, Sequence, Union

from . import __version__, _tools
from ._library import Error
from ._run import FindingsError
from ._tools import TOOLS, Json, wrong

VERSIONS = ("2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05")  # of the protocol, the latest first
BATCHES = ("2025-03-26",)                  # those in which a line may be an array of messages
ERRORS_FOR_MODELS = ("2025-11-25",)        # those in which wrong arguments are a result, which the model sees
MOST_LINE = 1 << 26                        # bytes of a message
MOST_WAITING = 1000                        # calls
MOST_MEMORY = 4 << 30                      # bytes of a call
PARSE, INVALID, METHOD, PARAMS, INTERNAL = -32700, -32600, -32601, -32602, -32603
Id = Union[str, int, None]
INSTRUCTIONS = ("Tools for kernels for AMD GPUs (GFX6 to GFX13) in assembly, without a GPU. Give code as source, as object (base64) or as path. "
                "Use report for all at once: it says whether the kernel is right, and what it costs.")
# What a tool raises if its arguments or the code are wrong.
EXPECTED = (Error, FindingsError, _tools.Failed, ValueError, TypeError, OverflowError, KeyError, IndexError, BufferError)


class RpcError(Exception):
    """An error response."""

    def __init__(self, code: int, message: str, data: Any = None) -> None:
        self.error: Json = {"code": code, "message": message}
        if data is not None:
            self.error["data"] = data
        super().__init__(message)


def refuse(word: str) -> None:
    """Refuses NaN and infinities, which are no JSON."""
    raise ValueError("%s is no number" % word)


def parse(line: bytes) -> Any:
    """Returns the value in a line."""
    try:
        return json.loads(line.decode("utf-8"), parse_constant=refuse)
    except ValueError as error:
        raise RpcError(PARSE, "no JSON: %.200s" % error) from None
    except RecursionError:
        raise RpcError(PARSE, "no JSON: nested too deep") from None


def result_of(value: Json, is_error: bool = False) -> Json:
    """Returns the result of a tool call."""
    text = value["text"] if set(value) == {"text"} else json.dumps(value)
    out: Json = {"content": [{"type": "text", "text": text}], "isError": is_error}
    if not is_error:
        out["structuredContent"] = value
    return out


def failure(text: str) -> Json:
    """Returns the result of a call that has failed."""
    return result_of({"text": text}, True)


Reply = Callable[[Optional[Json]], None]  # is called once for each message: with a response, or None


class Batch:
    """The responses to an array of messages, which are sent together."""

    def __init__(self, n: int, reply: Callable[[List[Json]], None]) -> None:
        self._left, self._reply = n, reply
        self._responses: List[Json] = []

    def add(self, response: Optional[Json]) -> None:
        """Adds the response to a message; None: it has none."""
        self._left -= 1
        self._responses += [response] if response else []
        if not self._left and self._responses:
            self._reply(self._responses)


class Call:
    """A tool call in a process of its own."""

    def __init__(self, id_: Id, name: str, arguments: Json, timeout: float, reply: Reply) -> None:
        self.id, self._name, self._arguments, self._timeout, self.reply = id_, name, arguments, timeout, reply
        self.pid = self.fd = -1
        self.deadline = 0.0
        self._answer: List[bytes] = []

    def start(self) -> None:
        """Starts the process."""
        self.deadline = time.monotonic() + self._timeout
        self.fd, write = os.pipe()
        self.pid = os.fork()
        if self.pid:
            os.close(write)
            return
        status = 1
        try:
            os.close(self.fd)
            self._limit()
            send(write, self._execute())
            status = 0
        finally:
            os._exit(status)  # without the cleanups of the server

    def _limit(self) -> None:
        """Limits memory and time."""
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        with open("/proc/self/statm", encoding="ascii") as f:
            used = int(f.read().split()[0]) * resource.getpagesize()
        if used < MOST_MEMORY:  # with sanitizers it is more
            resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        resource.setrlimit(resource.RLIMIT_CPU, (int(self._timeout) + 1, int(self._timeout) + 2))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

    def _execute(self) -> Json:
        try:
            return {"result": result_of(TOOLS[self._name].call(self._arguments))}
        except MemoryError:
            return {"result": failure("out of memory")}
        except KeyError as error:
            return {"result": failure("there is no argument %s" % error)}
        except EXPECTED as error:
            return {"result": failure(str(error) or type(error).__name__)}
        except Exception as error:  # pylint: disable=broad-except
            return {"error": {"code": INTERNAL, "message": "%s: %s" % (type(error).__name__, error)}}

    def read(self) -> bool:
        """Reads a part of the answer. Returns False after the last one."""
        part = os.read(self.fd, 1 << 16)
        self._answer.append(part)
        return bool(part)

    def end(self, kill: bool = False) -> Json:
        """Waits for the end of the process. Returns its response."""
        if kill:
            os.kill(self.pid, signal.SIGKILL)
        os.close(self.fd)
        _, status = os.waitpid(self.pid, 0)
        if kill or os.WIFSIGNALED(status) and os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL):
            return {"result": failure("the call takes more than %g seconds" % self._timeout)}
        try:
            answer: Json = json.loads(b"".join(self._answer))
            return answer
        except ValueError:
            return {"error": {"code": INTERNAL, "message": "the process of the call ended with status %d" % status}}


def send(fd: int, message: Any) -> None:
    """Writes a message as a line of ASCII."""
    data = memoryview(json.dumps(message, allow_nan=False).encode("ascii") + b"\n")
    while data:
        data = data[os.write(fd, data):]


class Server:
    """The state of a session."""

    def __init__(self, root: Optional[str], timeout: float, to: int) -> None:
        self._root, self._timeout, self._to = root and os.path.realpath(root), timeout, to
        self._version = ""  # of the protocol; empty: the session is not initialized
        self._waiting: Deque[Call] = collections.deque()
        self._running: Optional[Call] = None

    # ---- messages

    def receive(self, line: bytes) -> None:
        """Handles a line."""
        if not line.strip():
            return
        try:
            message = parse(line)
        except RpcError as error:
            self._reply({"id": None, "error": error.error})
            return
        if isinstance(message, list) and self._version in BATCHES and message:
            batch = Batch(len(message), self._send)
            for one in message:
                self._receive(one, batch.add)
        else:
            self._receive(message, self._reply)

    def too_long(self) -> None:
        """Reports a line that is too long, which is skipped."""
        self._reply({"id": None, "error": {"code": INVALID, "message": "a message has at most %d bytes" % MOST_LINE}})

    def _send(self, message: Any) -> None:
        parts = [{"jsonrpc": "2.0", **part} for part in (message if isinstance(message, list) else [message])]
        send(self._to, parts if isinstance(message, list) else parts[0])

    def _reply(self, response: Optional[Json]) -> None:
        if response:
            self._send(response)

    def _receive(self, message: Any, reply: Reply) -> None:
        is_response = isinstance(message, dict) and "method" not in message and ("result" in message or "error" in message)
        id_: Id = None
        try:
            if is_response:
                reply(None)  # the server sends no requests
                return
            if not isinstance(message, dict) or message.get("jsonrpc") != "2.0" or not isinstance(message.get("method"), str):
                raise RpcError(INVALID, "expected a request of JSON-RPC 2.0")
            if "id" in message and (not isinstance(message["id"], (str, int)) or isinstance(message["id"], bool)):
                raise RpcError(INVALID, "id: expected a string or an integer")
            id_ = message.get("id")
            parameters = message.get("params", {})
            if id_ is None:
                reply(None)
                self._notified(message["method"], parameters)
                return
            if not isinstance(parameters, dict):
                raise RpcError(PARAMS, "params: expected an object")
            result = self._request(id_, message["method"], parameters, reply)
            if result is not None:
                reply({"id": id_, "result": result})
        except RpcError as error:
            reply({"id": id_, "error": error.error})

    def _notified(self, method: str, parameters: Any) -> None:
        """Handles a notification. Those that are unknown or wrong are ignored."""
        if method != "notifications/cancelled" or not isinstance(parameters, dict):
            return
        id_ = parameters.get("requestId")
        for call in [call for call in self._waiting if call.id == id_]:
            self._waiting.remove(call)
            call.reply(None)  # the protocol demands no response
        if self._running and self._running.id == id_:
            call, self._running = self._running, None
            call.end(True)
            call.reply(None)

    def _request(self, id_: Id, method: str, parameters: Json, reply: Reply) -> Optional[Json]:
        """Returns the result of a request, or None if it comes later."""
        if method == "ping":
            return {}
        if method == "initialize":
            return self._initialize(parameters)
        if not self._version:
            raise RpcError(INVALID, "the session is not initialized")
        if method == "tools/list":
            if "cursor" in parameters:
                raise RpcError(PARAMS, "cursor: there is only one page")
            return {"tools": [{"name": name, "description": tool.text, "inputSchema": tool.schema,
                               "annotations": {"readOnlyHint": True, "openWorldHint": False}} for name, tool in TOOLS.items()]}
        if method == "tools/call":
            return self._call(id_, parameters, reply)
        raise RpcError(METHOD, "there is no method %.100s" % method)

    def _initialize(self, parameters: Json) -> Json:
        version = parameters.get("protocolVersion")
        if self._version:
            raise RpcError(INVALID, "the session is initialized already")
        if not isinstance(version, str):
            raise RpcError(PARAMS, "protocolVersion: expected a string")
        self._version = version if version in VERSIONS else VERSIONS[0]
        return {"protocolVersion": self._version, "capabilities": {"tools": {}}, "instructions": INSTRUCTIONS,
                "serverInfo": {"name": "gcnutils", "title": "gcnutils", "version": __version__}}

    # ---- calls

    def _call(self, id_: Id, parameters: Json, reply: Reply) -> Optional[Json]:
        name, arguments = parameters.get("name"), parameters.get("arguments", {})
        if not isinstance(name, str) or name not in TOOLS:
            raise RpcError(PARAMS, "there is no tool %.100s; the tools are %s" % (name, ", ".join(TOOLS)))
        if len(self._waiting) >= MOST_WAITING or self._busy(id_):
            raise RpcError(INVALID, "too many calls wait, or one has the same id")
        why = wrong(TOOLS[name].schema, arguments)
        try:
            if not why:
                for given in (arguments, arguments.get("baseline", {})):
                    if "path" in given:
                        given["name"], given["path"] = given["path"], self._read(given["path"])
        except OSError as error:
            why = "path: %s" % error.strerror
        except ValueError as error:
            why = "path: %s" % error
        if why and self._version in ERRORS_FOR_MODELS:
            return failure(why)
        if why:
            raise RpcError(PARAMS, why)
        self._waiting.append(Call(id_, name, arguments, self._timeout, reply))
        return None

    def _busy(self, id_: Id) -> bool:
        return any(call.id == id_ for call in [*self._waiting, *([self._running] if self._running else [])])

    def _read(self, path: str) -> bytes:
        """Reads a file below the root."""
        if self._root is None:
            raise ValueError("files are not read without --root")
        real = os.path.realpath(os.path.join(self._root, path))
        if os.path.commonpath([real, self._root]) != self._root:
            raise ValueError("the file is not below the root")
        if not os.path.isfile(real) or os.path.getsize(real) > MOST_LINE:
            raise ValueError("expected a file of at most %d bytes" % MOST_LINE)
        with open(real, "rb") as f:
            return f.read(MOST_LINE)

    def descriptors(self) -> List[int]:
        """Returns the descriptor of the call that runs, after starting one that waits."""
        if not self._running and self._waiting:
            self._running = self._waiting.popleft()
            self._running.start()
        return [self._running.fd] if self._running else []

    def wait(self) -> Optional[float]:
        """Returns the seconds after which tick() must be called; None: never."""
        return max(0.0, self._running.deadline - time.monotonic()) if self._running else None

    def tick(self, readable: Sequence[int]) -> None:
        """Continues the call that runs."""
        call = self._running
        if call and call.fd in readable and not call.read():
            self._running = None
            call.reply({"id": call.id, **call.end()})
        elif call and time.monotonic() >= call.deadline:
            self._running = None
            call.reply({"id": call.id, **call.end(True)})

    @property
    def idle(self) -> bool:
        """Whether no call runs or waits."""
        return not self._running and not self._waiting

    def stop(self) -> None:
        """Ends the call that runs."""
        if self._running:
            self._running.end(True)


def split(server: Server, rest: bytearray, skip: bool) -> bool:
    """Handles the lines in a buffer, and removes them. skip: whether the first one is the end of a line that is too long. Returns the same
    of the rest."""
    start = 0
    while True:
        end = rest.find(b"\n", start)
        if end < 0:
            break
        if not skip:
            server.receive(bytes(rest[start:end]))
        start, skip = end + 1, False
    del rest[:start]
    if len(rest) > MOST_LINE:
        if not skip:
            server.too_long()
        del rest[:]
        skip = True
    return skip


def serve(server: Server, fd: int) -> None:
    """Handles messages from a descriptor until its end."""
    rest, skip, is_open = bytearray(), False, True
    while is_open or not server.idle:
        watched = server.descriptors() + ([fd] if is_open else [])
        readable, _, _ = select.select(watched, [], [], server.wait())
        if fd in readable:
            part = os.read(fd, 1 << 16)
            rest += part
            if not part and rest:
                rest += b"\n"
            is_open = bool(part)
            skip = split(server, rest, skip)
        server.tick(readable)


def main() -> int:
    """Runs the server. Returns the exit status."""
    parser = argparse.ArgumentParser(prog="gcnutils.mcp", description="A server for the Model Context Protocol over standard input and output.")
    parser.add_argument("--root", metavar="FOLDER", help="the folder below which tools may read files; default: they read none")
    parser.add_argument("--timeout", metavar="SECONDS", type=float, default=60, help="the most seconds that a tool call takes; default: 60")
    parser.add_argument("--version", action="version", version="gcnutils %s" % __version__)
    options = parser.parse_args()
    if options.root is not None and not os.path.isdir(options.root):
        parser.error("--root: %s is no folder" % options.root)
    if not 0 < options.timeout < 1e6:
        parser.error("--timeout: expected a number of seconds")
    server = Server(options.root, options.timeout, sys.stdout.fileno())
    try:
        serve(server, sys.stdin.fileno())
    except (BrokenPipeError, KeyboardInterrupt):
        server.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
