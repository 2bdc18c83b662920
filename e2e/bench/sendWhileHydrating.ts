import type { Figure } from './figures.ts';
import { inRuns } from './inRuns.ts';
import { PHONE, seeded, withSite } from './withSite.ts';

const RUNS = 64;
const TEXTS = { name: 'Kavitha', email: 'kavitha@example.com', message: 'A shop needs a website.' };

/** A visitor who types and sends while the contact page hydrates, on processors that are up to four times slower. */
export const measureSendWhileHydrating = () =>
  withSite(seeded(), async (site): Promise<Figure[]> => {
    let slowdown = 0;
    const values = await inRuns(
      site,
      PHONE,
      async (page) => {
        const errors: string[] = [];
        let sent = 0;
        page.on('console', (message) => {
          // Without a network, the map's icon is not found.
          const isOwn = message.location().url.startsWith(site.origin);
          if (message.type() === 'error' && isOwn) errors.push(message.text());
        });
        page.on('pageerror', ({ message }) => errors.push(message));
        await page.route('**/rest/v1/contact_messages*', (route) => {
          sent += 1;
          return route.fulfill({ status: 201 });
        });
        const devtools = await page.context().newCDPSession(page);
        slowdown = (slowdown % 4) + 1;
        await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        await page.goto('/contact', { waitUntil: 'commit' });
        for (const [name, text] of Object.entries(TEXTS)) {
          await page.locator(`form [name=${name}]`).fill(text);
        }
        await page.locator('form [type=submit]').click();
        await page.getByText('Message sent successfully!').waitFor();
        if (errors.length > 0) console.log(errors);
        return errors.length + Math.abs(sent - 1);
      },
      RUNS,
    );
    const wrong = values.filter((faults) => faults > 0).length;
    const name = `runs of ${RUNS} with an error, or without one message`;
    return [{ subject: 'sending while hydrating', name, values: [wrong], most: 0 }];
  });
