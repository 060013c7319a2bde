"""Checks the messages of recorded sessions, and of a live one, against the types of the protocol.

    python lsprotocol_client.py COMMAND RECORDING...

Prints `passed` with the number of messages, or the first message that the protocol does not have.
"""
import json
import subprocess
import sys

from lsprotocol import converters, types

CONVERTER = converters.get_converter()


def check(message, requests):
    """Structures a message of the server as the type that the protocol has for it."""
    if "method" in message:
        kind = types.METHOD_TO_TYPES[message["method"]][0]
    elif "error" in message:
        kind = types.ResponseErrorMessage
    else:
        kind = types.METHOD_TO_TYPES[requests[message["id"]]][1]
    written = CONVERTER.unstructure(CONVERTER.structure(message, kind), kind)
    lost = missing(message, written)
    if lost:
        raise ValueError("%s is not in %s" % (lost, kind.__name__))


def missing(sent, known, path=""):
    """The path of the first member that the protocol's types dropped."""
    if isinstance(sent, dict) and isinstance(known, dict):
        for name, value in sent.items():
            if name not in known:
                if value is None:
                    continue
                return path + "/" + name
            found = missing(value, known[name], path + "/" + name)
            if found:
                return found
    if isinstance(sent, list) and isinstance(known, list):
        for index, (one, other) in enumerate(zip(sent, known)):
            found = missing(one, other, "%s/%d" % (path, index))
            if found:
                return found
    return None


def check_recording(path):
    requests, count = {}, 0
    with open(path, encoding="utf-8") as lines:
        for line in lines:
            if line.startswith("> "):
                message = json.loads(line[2:])
                if "id" in message and "method" in message:
                    requests[message["id"]] = message["method"]
            elif line.startswith("< "):
                message = json.loads(line[2:])
                try:
                    check(message, requests)
                except Exception as error:
                    sys.exit("failed: %s in %s: %s" % (error, path, line[:300]))
                count += 1
    return count


def check_process(command):
    """Starts the server, and ends it as the protocol asks."""
    process = subprocess.Popen([command, "language-server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    for message in [
        {"id": 1, "method": "initialize", "params": {"processId": None, "rootUri": None, "capabilities": {}}},
        {"method": "initialized", "params": {}}, {"id": 2, "method": "shutdown"}, {"method": "exit"},
    ]:
        content = json.dumps(dict(message, jsonrpc="2.0")).encode()
        process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(content) + content)
        process.stdin.flush()
    output = process.communicate(timeout=20)[0]
    if process.returncode != 0 or output.count(b"Content-Length") != 2:
        sys.exit("failed: exit code %d, output %r" % (process.returncode, output[:300]))


check_process(sys.argv[1])
print("passed", sum(check_recording(path) for path in sys.argv[2:]))
