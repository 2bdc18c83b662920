import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { composeMail } from '../functions/message-mail/composeMail.ts';
import { handleWebhook } from '../functions/message-mail/handleWebhook.ts';
import { parseSettings } from '../functions/message-mail/mailSettings.ts';
import { MailRefused, mailSender } from '../functions/message-mail/sendMail.ts';
import {
  headersOf,
  MESSAGE,
  SECRET,
  startJsonServer,
  startMailServer,
} from './support/mailServers.ts';

const AGENCY = { timeZone: 'Asia/Kolkata', phone: '919876543210' };
const ADDRESSES = { from: 'Site <site@studio.example>', to: 'owner@studio.example' };
const overSmtp = (smtpUrl: string) =>
  mailSender({ ...ADDRESSES, smtpUrl, apiUrl: '', apiKey: undefined });
const failureOf = (sent: Promise<void>) => sent.catch((error: unknown) => error);

describe('the mail', () => {
  test('names the sender, answers to the visitor, and links to a call and a chat', () => {
    const { subject, replyTo, text, html } = composeMail(MESSAGE, AGENCY);
    expect(subject).toBe('New message from கவிதா');
    expect(replyTo).toEqual({ name: 'கவிதா', address: 'kavitha@example.com' });
    expect(text).toContain('Mobile: 098765 43210\nWhatsApp: https://wa.me/919876543210\n');
    expect(text).toContain('வணக்கம். A <b>shop</b> & more.\nSecond line.');
    expect(html).toContain('href="mailto:kavitha@example.com"');
    expect(html).toContain('href="tel:+919876543210"');
    expect(html).toContain('வணக்கம். A &lt;b&gt;shop&lt;/b&gt; &amp; more.\nSecond line.');
  });

  test.each([
    ['Asia/Kolkata', '2026-03-05 20:00:00.123456+00', 'Mar 06, 2026 01:30 GMT+5:30'],
    ['America/Toronto', MESSAGE.created_at, 'Mar 05, 2026 15:00 GMT-5'],
    ['Asia/Kolkata', 'yesterday', 'yesterday'],
  ])('says by the clock of %s that the message came %s: %s', (timeZone, created_at, moment) => {
    const { text, html } = composeMail({ ...MESSAGE, created_at }, { ...AGENCY, timeZone });
    expect(text).toContain(`Received: ${moment}\n`);
    expect(html).toContain(`<td>${moment}</td>`);
  });

  test.each([
    ['a line end', 'Eve\r\nBcc: all@example.com', 'Eve Bcc: all@example.com'],
    ['other line ends', 'Eve\u2028Bcc:\u0085x', 'Eve Bcc: x'],
    ['a turned direction', 'Eve\u202egro.elpmaxe', 'Eve gro.elpmaxe'],
    ['an encoded word', 'Eve =?utf-8?B?4oCu?=', 'Eve = ?utf-8?B?4oCu?='],
    ['half an emoji', 'Eve \ud83c', 'Eve �'],
    ['5,000 letters', 'அ'.repeat(5000), `${'அ'.repeat(100)}…`],
  ])('has one line of a name with %s', (_, name, shown) => {
    const mail = composeMail({ ...MESSAGE, name }, AGENCY);
    expect(mail.subject).toBe(`New message from ${shown}`);
    expect(mail.replyTo?.name).toBe(shown);
  });

  test.each(['a@b.example,c@d.example', 'a@b.example\r\nBcc: c@d.example', '<a@b.example>', 'a'])(
    'is answered to nobody where the address is %j',
    (email) => {
      const { replyTo, html } = composeMail({ ...MESSAGE, email }, AGENCY);
      expect(replyTo).toBeUndefined();
      expect(html).not.toContain('mailto:');
    },
  );

  test('lets no mark-up out of its text, and no script into its links', () => {
    const mobile = '"><script>alert(1)</script>';
    const hostile = { ...MESSAGE, name: '<img src=x>', mobile, message: mobile };
    const { html } = composeMail(hostile, AGENCY);
    expect(html).not.toMatch(/<(?:script|img)/);
    expect(html).not.toContain('javascript:');
    expect(html.match(/(?<=href=")\w+/g)).toEqual(['mailto', 'tel']);
  });

  test('has no line for a number that is missing', () => {
    const { text, html } = composeMail({ ...MESSAGE, mobile: null }, AGENCY);
    expect(text + html).not.toMatch(/Mobile|WhatsApp|null|tel:/);
  });
});

describe('over SMTP', () => {
  test('a mail arrives at the agency alone, its Tamil subject encoded', async () => {
    const server = await startMailServer();
    const name = 'கவிதா\r\nBcc: all@example.com';
    await overSmtp(server.url)(composeMail({ ...MESSAGE, name }, AGENCY));
    const [mail] = server.received;
    expect(server.received).toEqual([
      { from: 'site@studio.example', to: ['owner@studio.example'], text: mail?.text },
    ]);
    const headers = headersOf(mail);
    expect(headers).not.toMatch(/^Bcc:/im);
    expect(headers).toMatch(/^[\t\r\n -~]*$/);
    expect(headers).toMatch(/^Subject: =\?UTF-8\?Q\?New_message_from_=E0=AE=95/im);
    expect(headers).toMatch(/^Reply-To: .*<kavitha@example\.com>$/im);
    expect(headers).toContain(`Message-ID: <${MESSAGE.id}@studio.example>`);
    expect(mail?.text).toMatch(/text\/plain.*text\/html/s);
  });

  test.each([
    [550, true],
    [451, false],
  ])('a refusal with %i is one for good: %s', async (responseCode, lasting) => {
    const server = await startMailServer();
    server.refusal = Object.assign(new Error('Refused'), { responseCode });
    const failure = await failureOf(overSmtp(server.url)(composeMail(MESSAGE, AGENCY)));
    expect(failure).toBeInstanceOf(Error);
    expect(failure instanceof MailRefused).toBe(lasting);
  });
});

describe('over a provider’s API', () => {
  const mailTo = async (status: number) => {
    const server = await startJsonServer((_, response) => response.writeHead(status).end('{}'));
    const api = { smtpUrl: undefined, apiUrl: server.url, apiKey: 'key' };
    const send = mailSender({ ...ADDRESSES, ...api });
    return { ...server, sent: send(composeMail(MESSAGE, AGENCY)) };
  };

  test('a mail has the key of its message', async () => {
    const server = await mailTo(200);
    await server.sent;
    expect(server.requests).toMatchObject([
      {
        headers: { authorization: 'Bearer key', 'idempotency-key': MESSAGE.id },
        body: {
          from: ADDRESSES.from,
          to: [ADDRESSES.to],
          subject: 'New message from கவிதா',
          reply_to: MESSAGE.email,
        },
      },
    ]);
  });

  test.each([
    [422, true],
    [429, false],
    [503, false],
  ])('an answer of %i is a refusal for good: %s', async (given, lasting) => {
    const failure = await failureOf((await mailTo(given)).sent);
    expect(failure).toBeInstanceOf(Error);
    expect(failure instanceof MailRefused).toBe(lasting);
  });
});

describe('the webhook', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const setUp = () => {
    const work: Promise<void>[] = [];
    const queue = {
      claim: vi.fn(async (_id: string | undefined) => [MESSAGE]),
      settle: vi.fn(async (_id: string) => {}),
    };
    const send = vi.fn(async () => {});
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const later = (each: Promise<void>) => void work.push(each);
    const settings = { secret: SECRET, recipient: AGENCY };
    const handle = handleWebhook({ ...settings, queue, send, later });
    const post = async (body: unknown, secret = SECRET) => {
      const headers = { 'x-webhook-secret': secret };
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const request = new Request('http://localhost/', { method: 'POST', headers, body: text });
      const { status } = await handle(request);
      await vi.runAllTimersAsync();
      await Promise.all(work);
      return status;
    };
    return { queue, send, log, handle, post };
  };
  const INSERTED = { type: 'INSERT', table: 'contact_messages', record: { id: MESSAGE.id } };

  test('mails the message that the database has, and notes it', async () => {
    const { queue, send, post } = setUp();
    expect(await post(INSERTED)).toBe(202);
    expect(queue.claim).toHaveBeenCalledExactlyOnceWith(MESSAGE.id);
    expect(send).toHaveBeenCalledExactlyOnceWith(composeMail(MESSAGE, AGENCY));
    expect(queue.settle).toHaveBeenCalledExactlyOnceWith(MESSAGE.id);
  });

  test('asks for all that is due where a schedule calls', async () => {
    const { queue, send, post } = setUp();
    expect(await post({ type: 'DUE' })).toBe(202);
    expect(queue.claim).toHaveBeenCalledExactlyOnceWith(undefined);
    expect(send).toHaveBeenCalledOnce();
  });

  test.each<[number, unknown, string?]>([
    [401, INSERTED, ''],
    [401, INSERTED, 'A secret of many characters'],
    [401, INSERTED, SECRET.slice(0, -1)],
    [400, null],
    [400, 'no JSON'],
    [400, { ...INSERTED, type: 'DELETE' }],
    [400, { ...INSERTED, table: 'blog_posts' }],
    [400, { ...INSERTED, record: { id: "' or true --" } }],
    [400, { ...INSERTED, record: null }],
  ])('refuses with %i: %j with the secret %j', async (status, body, secret) => {
    const { queue, post } = setUp();
    expect(await post(body, secret)).toBe(status);
    expect(queue.claim).not.toHaveBeenCalled();
  });

  test('answers a look with 405', async () => {
    expect(await setUp().handle(new Request('http://localhost/'))).toMatchObject({ status: 405 });
  });

  test('tries a failed mail again, later and later, and leaves it to the queue in the end', async () => {
    const { queue, send, log, post } = setUp();
    const sentAt: number[] = [];
    const begun = Date.now();
    send.mockImplementation(async () => {
      sentAt.push(Date.now() - begun);
      throw new Error('Connection timeout');
    });
    expect(await post(INSERTED)).toBe(202);
    expect(sentAt).toEqual([0, 1000, 5000, 21_000]);
    expect(queue.settle).not.toHaveBeenCalled();
    expect(log.mock.calls.join()).not.toContain(MESSAGE.email);
  });

  test('gives up at once where the server refuses for good', async () => {
    const { send, post } = setUp();
    send.mockRejectedValue(new MailRefused('No such mailbox'));
    await post(INSERTED);
    expect(send).toHaveBeenCalledOnce();
  });

  test('sends a mail once, although noting it fails', async () => {
    const { queue, send, post } = setUp();
    queue.settle.mockRejectedValueOnce(new Error('No connection'));
    await post(INSERTED);
    expect(send).toHaveBeenCalledOnce();
    expect(queue.settle).toHaveBeenCalledTimes(2);
  });

  test('answers although the database does not', async () => {
    const { queue, log, post } = setUp();
    queue.claim.mockRejectedValue(new Error('No connection'));
    expect(await post(INSERTED)).toBe(202);
    expect(log).toHaveBeenCalledExactlyOnceWith('Mails could not be sent: No connection');
  });
});

describe('the settings', () => {
  const ENV = {
    MAIL_FROM: 'site@studio.example',
    MAIL_TO: 'owner@studio.example',
    MAIL_SMTP_URL: 'smtps://user:password@mail.example:465',
    MAIL_TIME_ZONE: 'Asia/Kolkata',
    MAIL_PHONE: '+351 21 346 0700',
    WEBHOOK_SECRET: SECRET,
    SUPABASE_URL: 'https://project.supabase.co',
    SUPABASE_SERVICE_ROLE_KEY: 'key',
  };

  test('are read from the environment; without a time zone, times are in UTC', () => {
    expect(parseSettings(ENV)).toMatchObject({
      secret: SECRET,
      recipient: { timeZone: 'Asia/Kolkata', phone: '351213460700' },
      mail: { smtpUrl: ENV.MAIL_SMTP_URL, apiUrl: 'https://api.resend.com/emails' },
    });
    const { MAIL_TIME_ZONE: _, MAIL_PHONE: __, ...rest } = ENV;
    expect(parseSettings(rest).recipient).toEqual({ timeZone: 'UTC', phone: '' });
  });

  test.each([
    [{ MAIL_TO: '' }, 'MAIL_TO is missing.'],
    [{ WEBHOOK_SECRET: 'short' }, 'WEBHOOK_SECRET has less than 24 characters.'],
    [{ MAIL_SMTP_URL: '' }, 'MAIL_SMTP_URL or MAIL_API_KEY is missing.'],
    [{ MAIL_TIME_ZONE: 'Asia/Kolkatta' }, 'MAIL_TIME_ZONE is no IANA time zone such as'],
    [{ MAIL_SMTP_URL: 'mail.example' }, 'MAIL_SMTP_URL has to begin with smtps:// or smtp://.'],
  ])('%j ends the function with its name', (changed, problem) => {
    expect(() => parseSettings({ ...ENV, ...changed })).toThrow(problem);
  });
});
