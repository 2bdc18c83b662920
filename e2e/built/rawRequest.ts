import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * Sends a request target unchanged over a socket: HTTP clients normalize it first. Answers with the whole
 * text as it arrived, and its parts.
 * @param origin of the server, e.g. `http://localhost:3000`
 */
export async function rawRequest(
  origin: string,
  target: string,
  { method = 'GET', headers = {} } = {},
) {
  const { hostname, port, host } = new URL(origin);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write([`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  const answer = await buffer(socket);
  const text = answer.toString('latin1');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
  if (!status) throw new Error(`No answer to ${target}: ${text}`);
  const end = text.indexOf('\r\n\r\n');
  return { status, text, head: text.slice(0, end), body: answer.subarray(end + 4) };
}
