// The function's entry point, which Supabase starts on Deno: mails each new contact message to the agency.
import { handleWebhook } from './handleWebhook.ts';
import { mailQueue } from './mailQueue.ts';
import { parseSettings } from './mailSettings.ts';
import { mailSender } from './sendMail.ts';

declare const Deno: {
  env: { toObject: () => Record<string, string> };
  serve: (handler: (request: Request) => Promise<Response>) => void;
};
/** Supabase's runtime: `waitUntil` keeps the function alive after it has answered. Plain Deno has none. */
declare const EdgeRuntime: { waitUntil: (work: Promise<void>) => void } | undefined;

const { mail, recipient, secret, url, key } = parseSettings(Deno.env.toObject());

Deno.serve(
  handleWebhook({
    secret,
    recipient,
    queue: mailQueue(url, key),
    send: mailSender(mail),
    later: (work) => {
      if (typeof EdgeRuntime !== 'undefined') EdgeRuntime.waitUntil(work);
    },
  }),
);
