import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { SMTPServer } from 'smtp-server';
import { listen } from './listen.ts';

interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body, as they were sent. */
  text: string;
}

interface MailServer {
  url: string;
  received: ReceivedMail[];
  /** Set: each mail is refused with it. */
  refusal: Error | undefined;
  close: () => Promise<void>;
}

/** An SMTP server on this machine that keeps what it is sent. */
export async function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, callback) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (!self.refusal) {
          self.received.push({
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map(({ address }) => address),
            text: Buffer.concat(parts).toString(),
          });
        }
        callback(self.refusal);
      });
    },
  });
  const self: MailServer = {
    url: `smtp://127.0.0.1:${await listen(server.server)}`,
    received: [],
    refusal: undefined,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
  return self;
}

/** Headers of a mail, each in one line. */
export const headersOf = ({ text }: ReceivedMail): string =>
  (text.split('\r\n\r\n')[0] ?? '').replace(/\r\n\s+/g, ' ');

interface JsonRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

interface JsonServer {
  url: string;
  requests: JsonRequest[];
  close: () => Promise<void>;
}

/** An HTTP server on this machine that keeps the JSON that it is sent. */
export async function startJsonServer(
  answer: (request: JsonRequest, response: ServerResponse) => void,
): Promise<JsonServer> {
  const requests: JsonRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const parts: Buffer[] = [];
    for await (const part of incoming) parts.push(part as Buffer);
    const request = {
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: JSON.parse(Buffer.concat(parts).toString()),
    };
    requests.push(request);
    answer(request, response);
  });
  return {
    url: `http://127.0.0.1:${await listen(server)}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
