import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { json, text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';
import { listen } from './listen.ts';

export const SECRET = 'a secret of many characters';

/** As the data API answers with it. */
export const MESSAGE = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'கவிதா',
  email: 'kavitha@example.com',
  mobile: '098765 43210',
  message: 'வணக்கம். A <b>shop</b> & more.\nSecond line.',
  created_at: '2026-03-05T20:00:00.123456+00:00',
};

interface ReceivedMail {
  from: string;
  to: string[];
  /** Headers and body, as they were sent. */
  text: string;
}

/** An SMTP server on this machine that keeps what it is sent, until the test has ended. */
export async function startMailServer() {
  /** Once `refusal` is set, each mail is refused with it. */
  const self = { url: '', received: [] as ReceivedMail[], refusal: null as Error | null };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, { envelope }, callback) {
      const mail = {
        from: envelope.mailFrom ? envelope.mailFrom.address : '',
        to: envelope.rcptTo.map(({ address }) => address),
        text: await text(stream),
      };
      if (!self.refusal) self.received.push(mail);
      callback(self.refusal);
    },
  });
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  self.url = `smtp://127.0.0.1:${await listen(server.server)}`;
  return self;
}

/** Headers of a mail, each in one line. */
export const headersOf = (mail: ReceivedMail | undefined): string =>
  (mail?.text.split('\r\n\r\n')[0] ?? '').replace(/\r\n\s+/g, ' ');

interface JsonRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

/** An HTTP server on this machine that keeps the JSON that it is sent, until the test has ended. */
export async function startJsonServer(
  answer: (request: JsonRequest, response: ServerResponse) => void,
): Promise<{ url: string; requests: JsonRequest[] }> {
  const requests: JsonRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const body = (await json(incoming)) as JsonRequest['body'];
    const request = { path: incoming.url ?? '', headers: incoming.headers, body };
    requests.push(request);
    answer(request, response);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { url: `http://127.0.0.1:${await listen(server)}`, requests };
}
