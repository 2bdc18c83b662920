import { randomUUID } from 'node:crypto';
import type { Locator, Page, Request, Route } from '@playwright/test';
import { installClock, neverAnswer, pauseClock } from '../support/clock.ts';
import { addressOf } from '../support/reads.ts';
import { restApi } from '../support/restApi.ts';
import { tabTo } from '../support/tabTo.ts';
import { expect, test } from '../support/test.ts';

const MESSAGES = addressOf('contact_messages');
const SENT = 'Message sent successfully!';
const FAILED = 'Error sending message';

const TEXT = {
  name: 'Kavitha Raman',
  email: 'kavitha@example.com',
  mobile: '+91 90000 00001',
  message: 'We sell pots & lamps.\nCan you build us a page? 100 % in Tamil: வணக்கம் 🙏',
};

const fieldsOf = (page: Page) => ({
  name: page.getByLabel('Name'),
  email: page.getByLabel('Email'),
  mobile: page.getByLabel('Mobile (Optional)'),
  message: page.getByRole('textbox', { name: 'Message' }),
});

const buttonOf = (page: Page) => page.getByRole('button', { name: 'Send Message', exact: true });

/** Opens the page and waits for the region of notifications, which hydration adds. */
async function open(page: Page) {
  await page.goto('/contact');
  await expect(notificationsOf(page)).toBeAttached();
}

async function write(page: Page, text: Partial<typeof TEXT> = TEXT) {
  const fields = fieldsOf(page);
  for (const [name, value] of Object.entries(text)) {
    await fields[name as keyof typeof TEXT].fill(value);
  }
}

async function expectText(page: Page, text: typeof TEXT) {
  const fields = fieldsOf(page);
  for (const [name, value] of Object.entries(text)) {
    await expect(fields[name as keyof typeof TEXT]).toHaveValue(value);
  }
}

const notificationsOf = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

const toastOf = (page: Page, title: string): Locator =>
  notificationsOf(page).getByRole('listitem').filter({ hasText: title });

/** Collects the requests that store a message. */
function sendingsOf(page: Page): Request[] {
  const sendings: Request[] = [];
  page.on('request', (request) => {
    if (MESSAGES.test(request.url()) && request.method() === 'POST') sendings.push(request);
  });
  return sendings;
}

const accept = (route: Route) => route.fulfill({ status: 201 });

test.describe('the page', () => {
  test('names the place in a map that can be opened', async ({ page }) => {
    await page.goto('/contact');
    const link = page.getByRole('link', { name: 'Open in maps (opens in a new tab)' });
    await expect(link).toBeVisible();
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(href.searchParams.get('query')).toBe('10.8562,79.357');
  });

  for (const path of ['/contact', '/']) {
    test(`has rows of 44 px to call and to write to on ${path}`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 667 });
      await page.goto(path);
      const links = page.getByRole('link', { name: /98765|hello@/ });
      expect(await links.count()).toBeGreaterThanOrEqual(4);
      for (const link of await links.all()) {
        // How many pixels above and below its text still belong to the link.
        const height = await link.evaluate((it) => {
          it.scrollIntoView({ block: 'center', behavior: 'instant' });
          const box = it.getBoundingClientRect();
          const middle = box.top + box.height / 2;
          const reach = (direction: number) => {
            let pixels = 0;
            const at = () => document.elementFromPoint(box.left + 4, middle + direction * pixels);
            while (it.contains(at())) pixels += 1;
            return pixels;
          };
          return reach(1) + reach(-1);
        });
        expect(height).toBeGreaterThanOrEqual(44);
      }
    });
  }

  for (const width of [1024, 1440]) {
    test(`has two columns that end on one line at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/contact');
      const form = page.locator('section').filter({ has: buttonOf(page) });
      const bottoms = await form.evaluate((section) =>
        [section, section.nextElementSibling?.lastElementChild].map((it) =>
          Math.round(it?.getBoundingClientRect().bottom ?? 0),
        ),
      );
      expect(bottoms[0]).toBe(bottoms[1]);
    });
  }

  test('is printed on one sheet', async ({ page }) => {
    await open(page);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test('shows every way to reach the agency', async ({ page }) => {
    await open(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: '+91 98765 43210' })).toHaveAttribute(
      'href',
      'tel:+919876543210',
    );
    await expect(main.getByRole('link', { name: 'hello@uplift.example' })).toHaveAttribute(
      'href',
      'mailto:hello@uplift.example',
    );
    await expect(main.getByRole('listitem').filter({ hasText: '612804' })).toHaveText(
      /Valangaiman\s+Tamil Nadu 612804/,
    );
    const chat = main.getByRole('link', { name: 'Chat on WhatsApp (opens in a new tab)' });
    const href = new URL((await chat.getAttribute('href')) ?? '');
    expect(href.origin + href.pathname).toBe('https://wa.me/919876543210');
    expect(href.searchParams.get('text')).toContain('Uplift');
    await expect(main.getByRole('heading', { level: 2 })).toHaveText('Send us a Message');
  });

  test('embeds a map that is lazy-loaded, has a name and shows the place', async ({ page }) => {
    await open(page);
    const map = page.locator('iframe');
    await expect(map).toHaveAttribute('title', /Valangaiman/);
    await expect(map).toHaveAttribute('loading', 'lazy');
    const address = new URL((await map.getAttribute('src')) ?? '');
    expect(address.protocol).toBe('https:');
    expect(address.searchParams.get('marker')).toBe('10.8562,79.357');
  });

  test('keeps the address where the map cannot load', async ({ page, problems }) => {
    problems.expect(/favicon\.ico/);
    await page.route(/favicon\.ico/, (route) => route.abort());
    await page.setViewportSize({ width: 1280, height: 1400 });
    const failed = page.waitForEvent('requestfailed', (request) =>
      request.url().includes('favicon.ico'),
    );
    await page.goto('/contact');
    await failed;
    await expect(page.getByText('Valangaiman, Tamil Nadu 612804, India')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  test('removes the map while the browser is offline', async ({ page, context }) => {
    await open(page);
    await expect(page.locator('iframe')).toHaveCount(1);
    await context.setOffline(true);
    await expect(page.locator('iframe')).toHaveCount(0);
    await context.setOffline(false);
    await expect(page.locator('iframe')).toHaveCount(1);
  });

  test('says what is stored, why, for how long, and where to complain', async ({ page }) => {
    await open(page);
    const form = page.locator('form');
    await expect(form).toContainText(/store/);
    await expect(form).toContainText(/answer your enquiry/);
    await expect(form).toContainText(/at most a year/);
    await expect(form).toContainText(/Data Protection Board of India/);
    await expect(form.getByRole('checkbox')).toHaveCount(0);
  });

  test('hides its honeypot field from people', async ({ page }) => {
    await open(page);
    await expect(page.locator('form').getByRole('textbox')).toHaveCount(4);
    const fields = fieldsOf(page);
    await fields.name.focus();
    for (const next of [fields.email, fields.mobile, fields.message, buttonOf(page)]) {
      await page.keyboard.press('Tab');
      await expect(next).toBeFocused();
    }
    await expect(page.locator('input[name="website"]')).not.toBeInViewport();
  });
});

test.describe('a message', () => {
  test('is stored as it was written, without surrounding space', async ({ page, request }) => {
    const email = `${randomUUID()}@example.com`;
    const sendings = sendingsOf(page);
    await open(page);
    await write(page, {
      name: `  ${TEXT.name} `,
      email: ` ${email}  `,
      mobile: ` ${TEXT.mobile} `,
      message: `\n ${TEXT.message}  \n`,
    });
    await buttonOf(page).click();
    const toast = toastOf(page, SENT);
    await expect(toast.getByText(SENT, { exact: true })).toBeVisible();
    await expect(toast.getByText("We'll get back to you soon.", { exact: true })).toBeVisible();
    await expectText(page, { name: '', email: '', mobile: '', message: '' });
    await expect(buttonOf(page)).toBeEnabled();
    await expect(buttonOf(page)).toBeFocused();

    const expected = { name: TEXT.name, email, mobile: TEXT.mobile, message: TEXT.message };
    expect(sendings).toHaveLength(1);
    expect(sendings[0]?.postDataJSON()).toEqual(expected);
    const prefer = (await sendings[0]?.headerValue('prefer')) ?? '';
    expect(prefer).not.toContain('return=representation');
    expect(new URL(sendings[0]?.url() ?? '').searchParams.has('select')).toBe(false);

    const admin = await restApi(request);
    const rows = await admin.select('contact_messages', `email=eq.${email}`);
    expect(rows).toEqual([expect.objectContaining(expected)]);
  });

  test('without a mobile number is stored with none', async ({ page, request }) => {
    const email = `${randomUUID()}@example.com`;
    await open(page);
    await write(page, { ...TEXT, email, mobile: '   ' });
    await buttonOf(page).click();
    await expect(toastOf(page, SENT)).toBeVisible();
    const admin = await restApi(request);
    const rows = await admin.select('contact_messages', `email=eq.${email}`);
    expect(rows.map(({ mobile }) => mobile)).toEqual([null]);
  });

  test('of the minimum length is sent', async ({ page }) => {
    await page.route(MESSAGES, accept);
    const sendings = sendingsOf(page);
    await open(page);
    // The limits count characters, not UTF-16 units.
    await write(page, { name: '🙂🙂', email: 'a@b.in', mobile: '', message: '👍'.repeat(10) });
    await buttonOf(page).click();
    await expect(toastOf(page, SENT)).toBeVisible();
    expect(sendings).toHaveLength(1);
  });

  test('can be followed by another', async ({ page }) => {
    await page.route(MESSAGES, accept);
    const sendings = sendingsOf(page);
    await open(page);
    for (const times of [1, 2]) {
      await write(page);
      await buttonOf(page).click();
      await expect(fieldsOf(page).message).toHaveValue('');
      expect(sendings).toHaveLength(times);
    }
    await buttonOf(page).click();
    await expect(page.getByText('Name must be at least 2 characters')).toBeVisible();
    expect(sendings).toHaveLength(2);
  });
});

test.describe('an invalid message', () => {
  test('is not sent: each field shows its error, and the first one has the focus', async ({
    page,
  }) => {
    const sendings = sendingsOf(page);
    await open(page);
    await buttonOf(page).click();
    const fields = fieldsOf(page);
    for (const [field, message] of [
      [fields.name, 'Name must be at least 2 characters'],
      [fields.email, 'Please enter a valid email address'],
      [fields.message, 'Message must be at least 10 characters'],
    ] as const) {
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(message);
    }
    await expect(fields.mobile).not.toHaveAttribute('aria-invalid', 'true');
    await expect(fields.name).toBeFocused();

    await fields.name.fill('Ka');
    await buttonOf(page).click();
    await expect(page.getByText('Name must be at least 2 characters')).toHaveCount(0);
    await expect(fields.email).toBeFocused();
    await fields.email.fill('kavitha@example.com');
    await page.keyboard.press('Enter');
    await expect(fields.message).toBeFocused();
    await expect(notificationsOf(page).getByRole('listitem')).toHaveCount(0);
    expect(sendings).toEqual([]);
  });

  for (const { field, value, message } of [
    { field: 'name', value: ' K ', message: 'Name must be at least 2 characters' },
    { field: 'name', value: '🙂', message: 'Name must be at least 2 characters' },
    { field: 'email', value: 'kavitha', message: 'Please enter a valid email address' },
    { field: 'email', value: 'kavitha@', message: 'Please enter a valid email address' },
    { field: 'email', value: 'k r@example.com', message: 'Please enter a valid email address' },
    {
      field: 'message',
      value: `   ${'x'.repeat(9)}   `,
      message: 'Message must be at least 10 characters',
    },
    {
      field: 'message',
      value: '👍'.repeat(9),
      message: 'Message must be at least 10 characters',
    },
  ]) {
    test(`is refused when its ${field} is "${value}"`, async ({ page }) => {
      const sendings = sendingsOf(page);
      await open(page);
      await write(page, { ...TEXT, [field]: value });
      await buttonOf(page).click();
      await expect(page.getByText(message, { exact: true })).toBeVisible();
      await expect(fieldsOf(page)[field as keyof typeof TEXT]).toBeFocused();
      expect(sendings).toEqual([]);
    });
  }
});

test.describe('a message that could not be sent', () => {
  /** Every failure shows the same notification, keeps the text and offers WhatsApp. */
  async function expectFailure(page: Page) {
    const toast = toastOf(page, FAILED);
    await expect(toast.getByText(FAILED, { exact: true })).toBeVisible();
    await expect(
      toast.getByText('Please try again or contact us directly.', { exact: true }),
    ).toBeVisible();
    await expectText(page, TEXT);
    await expect(buttonOf(page)).toBeEnabled();
    const link = page.getByRole('link', { name: 'Send this on WhatsApp (opens in a new tab)' });
    const href = new URL((await link.getAttribute('href')) ?? '');
    expect(href.origin + href.pathname).toBe('https://wa.me/919876543210');
    for (const part of Object.values(TEXT)) {
      expect(href.searchParams.get('text')).toContain(part);
    }
    await expect(toastOf(page, SENT)).toHaveCount(0);
  }

  const failures: Record<string, { answer: (route: Route) => Promise<void>; problem: RegExp }> = {
    'the backend fails': {
      answer: (route) => route.fulfill({ status: 500, json: { message: 'Internal error' } }),
      problem: /500/,
    },
    'the backend refuses': {
      answer: (route) => route.fulfill({ status: 401, json: { message: 'No', code: '42501' } }),
      problem: /401/,
    },
    'there is no network': { answer: (route) => route.abort(), problem: /net::ERR_FAILED/ },
    'a web page answers instead': {
      answer: (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
      problem: /^$/,
    },
    'a web page answers with 502': {
      answer: (route) =>
        route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
      problem: /502/,
    },
  };

  for (const [circumstance, { answer, problem }] of Object.entries(failures)) {
    test(`stays in the form when ${circumstance}`, async ({ page, problems }) => {
      problems.expect(problem);
      const sendings = sendingsOf(page);
      await page.route(MESSAGES, answer);
      await open(page);
      await write(page);
      await buttonOf(page).click();
      await expectFailure(page);
      expect(sendings).toHaveLength(1);

      // The second attempt succeeds.
      await page.unroute(MESSAGES);
      await page.route(MESSAGES, accept);
      await buttonOf(page).click();
      await expect(toastOf(page, SENT)).toBeVisible();
      await expect(page.getByRole('link', { name: /Send this on WhatsApp/ })).toHaveCount(0);
      await expectText(page, { name: '', email: '', mobile: '', message: '' });
    });
  }

  test('stays in the form when there is no response for 20 seconds', async ({ page, problems }) => {
    problems.expect(/^$/);
    await installClock(page);
    await page.route(MESSAGES, neverAnswer);
    const sendings = sendingsOf(page);
    await open(page);
    await write(page);
    await pauseClock(page);
    await buttonOf(page).click();
    await expect.poll(() => sendings.length).toBe(1);
    await page.clock.runFor(19_500);
    await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled();
    await page.clock.runFor(1000);
    await expect(page.getByRole('link', { name: /Send this on WhatsApp/ })).toBeVisible();
    await page.clock.runFor(100);
    await expectFailure(page);
    expect(sendings).toHaveLength(1);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 375, height: 667 } });

    test('is reported in the form too, in view beside the notification', async ({
      page,
      problems,
    }) => {
      problems.expect(/400/);
      await page.route(MESSAGES, (route) =>
        route.fulfill({ status: 400, json: { message: 'No' } }),
      );
      await open(page);
      await write(page);
      await buttonOf(page).click();
      await expect(toastOf(page, FAILED)).toBeVisible();
      const report = page.getByText(/^Your message was not sent/);
      const link = page.getByRole('link', { name: 'Send this on WhatsApp (opens in a new tab)' });
      // The point of the element that the notification would cover.
      const isInSight = (element: Locator) =>
        element.evaluate((it) => {
          const { left, bottom } = it.getBoundingClientRect();
          return it.contains(document.elementFromPoint(left + 8, bottom - 4));
        });
      for (const element of [report, link]) await expect.poll(() => isInSight(element)).toBe(true);
      await expect(buttonOf(page)).toBeFocused();
      // The notification announces the failure; a second live region would announce it again.
      await expect(page.locator('form').getByRole('alert')).toHaveCount(0);
      await expect(page.locator('form').getByRole('status')).toHaveCount(0);

      await toastOf(page, FAILED).getByRole('button', { name: 'Close' }).click();
      await expect(toastOf(page, FAILED)).toHaveCount(0);
      await expect(report).toBeVisible();
      await fieldsOf(page).message.press('End');
      await expect(report).toBeVisible();
      await page.route(MESSAGES, neverAnswer);
      await buttonOf(page).click();
      await expect(report).toHaveCount(0);
    });
  });

  for (const { writing, fill } of [
    { writing: 'with events', fill: (trap: Locator) => trap.fill('https://spam.example') },
    {
      writing: 'without events',
      fill: (trap: Locator) =>
        trap.evaluate((input: HTMLInputElement) => {
          input.value = 'https://spam.example';
        }),
    },
  ]) {
    test(`was written by a bot, which filled the honeypot ${writing}`, async ({ page }) => {
      const sendings = sendingsOf(page);
      await page.route(MESSAGES, accept);
      await open(page);
      await write(page);
      await fill(page.locator('input[name="website"]'));
      await buttonOf(page).click();
      await expectFailure(page);
      expect(sendings).toEqual([]);
    });
  }
});

test.describe('before hydration', () => {
  test.use({ hydrate: false });

  /** Opens the page with delayed scripts. @returns loads the scripts and waits for hydration */
  async function openHalf(page: Page) {
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto('/contact', { waitUntil: 'commit' });
    await expect(buttonOf(page)).toBeVisible();
    return async () => {
      arrive();
      await expect(notificationsOf(page)).toBeAttached();
    };
  }

  test('text that is typed is kept, and can be sent', async ({ page }) => {
    const sendings = sendingsOf(page);
    await page.route(MESSAGES, accept);
    const arrive = await openHalf(page);
    await write(page);
    await arrive();
    await expectText(page, TEXT);
    await buttonOf(page).click();
    await expect(toastOf(page, SENT)).toBeVisible();
    expect(sendings[0]?.postDataJSON()).toEqual(TEXT);
  });

  for (const { way, press } of [
    { way: 'a click', press: (page: Page) => buttonOf(page).click() },
    { way: 'Enter', press: (page: Page) => fieldsOf(page).name.press('Enter') },
  ]) {
    test(`${way} sends the text once it can, and puts nothing into the address`, async ({
      page,
    }) => {
      const sendings = sendingsOf(page);
      await page.route(MESSAGES, accept);
      const arrive = await openHalf(page);
      await write(page);
      await press(page);
      await arrive();
      await expect(toastOf(page, SENT)).toBeVisible();
      expect(page.url()).not.toContain('kavitha');
      expect(sendings.map((sending) => sending.postDataJSON())).toEqual([TEXT]);
    });
  }
});

test.describe('while a message is being sent', () => {
  test('the button is busy, and further presses send nothing', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(MESSAGES, async (route) => {
      await asked;
      await accept(route);
    });
    const sendings = sendingsOf(page);
    await open(page);
    await write(page);
    await buttonOf(page).click();
    const busy = page.getByRole('button', { name: 'Sending...', exact: true });
    await expect(busy).toBeDisabled();
    await expect(buttonOf(page)).toHaveCount(0);
    await busy.click({ force: true });
    await fieldsOf(page).name.press('Enter');
    await expect.poll(() => sendings.length).toBe(1);
    answer();
    await expect(toastOf(page, SENT)).toBeVisible();
    await expect(buttonOf(page)).toBeEnabled();
    expect(sendings).toHaveLength(1);
    await expect(notificationsOf(page).getByRole('listitem')).toHaveCount(1);
  });

  for (const { way, press } of [
    { way: 'a double click', press: (page: Page) => buttonOf(page).dblclick() },
    {
      way: 'Enter and a click',
      press: async (page: Page) => {
        await fieldsOf(page).email.press('Enter');
        await page.getByRole('button', { name: /^Send/ }).click({ force: true });
      },
    },
    {
      way: 'ten clicks at once',
      press: (page: Page) =>
        buttonOf(page).evaluate((button: HTMLButtonElement) => {
          for (let times = 0; times < 10; times += 1) button.click();
        }),
    },
  ]) {
    test(`${way} stores one message`, async ({ page, request }) => {
      const email = `${randomUUID()}@example.com`;
      const sendings = sendingsOf(page);
      // Responds only after the last press.
      await page.route(MESSAGES, async (route) => {
        await pressed;
        await route.continue();
      });
      await open(page);
      await write(page, { ...TEXT, email });
      const pressed = press(page);
      await pressed;
      await expect(toastOf(page, SENT)).toBeVisible();
      expect(sendings).toHaveLength(1);
      const admin = await restApi(request);
      expect(await admin.select('contact_messages', `email=eq.${email}`)).toHaveLength(1);
    });
  }
});

test.describe('a notification', () => {
  /** Fills the form, and pauses the clock before it is sent. */
  async function openWithPausedClock(page: Page, answer: (route: Route) => Promise<void>) {
    await installClock(page);
    await page.route(MESSAGES, answer);
    await open(page);
    await write(page);
    await pauseClock(page);
  }

  /** Submits the form and advances the clock until there are `count` notifications. */
  async function send(page: Page, count: number) {
    await expect(buttonOf(page)).toBeEnabled();
    await buttonOf(page).click();
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(notificationsOf(page).getByRole('listitem')).toHaveCount(count, { timeout: 50 });
    }).toPass();
  }

  const refuse = (route: Route) => route.fulfill({ status: 400, json: { message: 'No' } });

  test('has a live region before there is any', async ({ page }) => {
    await open(page);
    await expect(notificationsOf(page)).toHaveAttribute('aria-live', 'polite');
    await expect(notificationsOf(page).getByRole('listitem')).toHaveCount(0);
  });

  test('of success closes by itself after 4000 ms', async ({ page }) => {
    await openWithPausedClock(page, accept);
    await send(page, 1);
    await page.clock.runFor(3500);
    await expect(toastOf(page, SENT)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toastOf(page, SENT)).toHaveCount(0);
  });

  test('of an error closes by itself after 5000 ms', async ({ page, problems }) => {
    problems.expect(/400/);
    await openWithPausedClock(page, refuse);
    await send(page, 1);
    await page.clock.runFor(4500);
    await expect(toastOf(page, FAILED)).toBeVisible();
    await page.clock.runFor(1000);
    await expect(toastOf(page, FAILED)).toHaveCount(0);
  });

  test('stays while it is hovered', async ({ page }) => {
    await openWithPausedClock(page, accept);
    await send(page, 1);
    const toast = toastOf(page, SENT);
    await toast.hover();
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await page.mouse.move(5, 300);
    await page.clock.runFor(5000);
    await expect(toast).toHaveCount(0);
  });

  test('stays while it has the focus, and is closed by keyboard', async ({ page }) => {
    await openWithPausedClock(page, accept);
    await send(page, 1);
    const toast = toastOf(page, SENT);
    const close = toast.getByRole('button', { name: /^Close/ });
    await tabTo(page, close);
    await page.clock.runFor(20_000);
    await expect(toast).toBeVisible();
    await page.keyboard.press('Enter');
    await page.clock.runFor(1000);
    await expect(toast).toHaveCount(0);
  });

  test('is one of three at most, 356 px wide and 14 px apart', async ({ page, problems }) => {
    problems.expect(/400/);
    await openWithPausedClock(page, refuse);
    for (const count of [1, 2, 3, 4]) await send(page, count);
    const toasts = notificationsOf(page).getByRole('listitem');
    await toasts.first().hover();
    await page.clock.runFor(500);
    const shown = () =>
      toasts.evaluateAll((all) =>
        all
          .filter((toast) => getComputedStyle(toast).opacity === '1')
          .map((toast) => ({
            top: toast.getBoundingClientRect().top,
            bottom: toast.getBoundingClientRect().bottom,
            // Whatever its entrance has scaled it to.
            width: (toast as HTMLElement).offsetWidth,
          }))
          .sort((one, other) => one.top - other.top),
      );
    await expect.poll(async () => (await shown()).length).toBe(3);
    await expect
      .poll(async () => {
        const [first, second, third] = await shown();
        if (!first || !second || !third) return [];
        return [second.top - first.bottom, third.top - second.bottom].map(Math.round);
      })
      .toEqual([14, 14]);
    for (const { width } of await shown()) expect(width).toBe(356);
  });

  test('fits a small screen', async ({ page, problems }) => {
    problems.expect(/400/);
    await page.setViewportSize({ width: 320, height: 640 });
    await openWithPausedClock(page, refuse);
    await send(page, 1);
    const box = await toastOf(page, FAILED).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
  });

  test('stays when the visitor navigates to another page', async ({ page }) => {
    await openWithPausedClock(page, accept);
    await send(page, 1);
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'About', exact: true })
      .click();
    await expect(page).toHaveURL('/about');
    await expect(toastOf(page, SENT)).toBeVisible();
  });
});
