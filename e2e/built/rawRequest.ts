import { connect } from 'node:net';

/**
 * Sends a request target unchanged over a socket: HTTP clients normalize it first. Answers with the whole
 * text as it arrived, and its parts.
 * @param origin of the server, e.g. `http://localhost:3000`
 */
export function rawRequest(
  origin: string,
  target: string,
  { method = 'GET', headers = {}, body = '' } = {},
) {
  const { hostname, port, host } = new URL(origin);
  const lines = Object.entries({ Host: host, Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return new Promise<{ status: number; text: string; head: string; body: Buffer }>(
    (resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port) });
      let text = '';
      socket.setEncoding('latin1');
      socket.on('data', (part) => {
        text += part;
      });
      // A server that refuses a body may close before it has been sent.
      const finish = (error?: Error) => {
        const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
        const end = text.indexOf('\r\n\r\n');
        const content = Buffer.from(text.slice(end + 4), 'latin1');
        if (status) resolve({ status, text, head: text.slice(0, end), body: content });
        else reject(error ?? new Error(`No answer to ${target}: ${text}`));
      };
      socket.once('error', finish);
      socket.once('close', () => finish());
      socket.write([`${method} ${target} HTTP/1.1`, ...lines, '', body].join('\r\n'));
    },
  );
}
