import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFailed, test } from 'vitest';
import { typeByIme } from '../../.storybook/tools/typeByIme.ts';
import { panelSections } from '../../apps/site/src/lib/pages.ts';
import { ADMIN } from '../support/accounts.ts';
import { pages } from '../support/pages.ts';
import type { Browser, Tab } from './Browser.ts';
import { startFirefox } from './firefox.ts';
import { firefoxPath, webkitPath } from './installedBrowsers.ts';
import {
  open,
  placeOf,
  press,
  see,
  seeCards,
  seeElement,
  seePage,
  seeUrl,
  seeWritten,
  until,
  write,
} from './steps.ts';
import { startWebKit } from './webkit.ts';

const { origin, dist } = inject('site');
const ROOT = join(import.meta.dirname, '../..');
const BROWSERS = [
  { name: 'Firefox', path: firefoxPath, start: startFirefox },
  { name: 'WebKit', path: webkitPath, start: startWebKit },
].filter(({ path }) => path);
const POSTS = readdirSync(join(dist, 'blog'))
  .filter((file) => file.endsWith('.html') && !file.startsWith('_'))
  .map((file) => `/blog/${file.replace('.html', '')}`);
const DIALOG = '[role=dialog]';
const MILL = 'Vennaru Karai Rice Mill';
const CONTENT = 'Morning light is soft, costs nothing and needs no lamp.';

const sidewaysScroll = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

for (const { name, start } of BROWSERS) {
  describe(name, () => {
    let browser: Browser;
    let tab: Tab;
    const phone = () => tab.resize(375, 812);
    const desktop = () => tab.resize(1280, 800);
    const at = (url: string) => open(tab, origin + url);
    const signIn = async (section = '/admin') => {
      await tab.goto(origin + section);
      const field = () => Boolean(document.querySelector('input[type=email]'));
      await until(tab, () =>
        /Admin (Panel|Login)/.test(document.querySelector('h1')?.textContent ?? ''),
      );
      if (!(await tab.run(field))) return;
      await write(tab, 'Email', ADMIN.email);
      await write(tab, 'Password', ADMIN.password);
      await press(tab, 'Sign In');
      await seePage(tab, 'Admin Panel');
    };
    /** A test that also fails on errors in the console and on violations of the content security policy. */
    const journey = (does: string, walk: () => Promise<void>) =>
      test(does, { timeout: 300_000 }, async () => {
        onTestFailed(async () => {
          const folder = join(ROOT, 'test-results/browsers');
          mkdirSync(folder, { recursive: true });
          writeFileSync(join(folder, `${name} ${does}.png`), await tab.picture());
        });
        await walk();
        await tab.run(() => undefined);
        expect(browser.problems.splice(0), 'problems that the pages report').toEqual([]);
      });

    beforeAll(async () => {
      browser = await start();
      tab = await browser.openTab();
    }, 180_000);
    afterAll(() => browser?.close(), 60_000);

    journey('Every page and every post shows itself on a phone and on a desktop', async () => {
      expect(POSTS.length).toBeGreaterThan(10);
      for (const url of [...pages.map(({ path }) => path), ...POSTS]) {
        for (const resize of [phone, desktop]) {
          await resize();
          await at(url);
          await seeElement(tab, 'h1');
          expect.soft(await tab.run(sidewaysScroll), url).toBe(0);
        }
      }
    });

    journey('The first Tab on a fresh page reaches the skip link, and stays there', async () => {
      await desktop();
      for (const { path } of pages) {
        await tab.goto(origin + path);
        await tab.keys('Tab');
        await until(tab, () => document.documentElement.dataset.hydrated === 'page');
        expect
          .soft(await tab.run(() => document.activeElement?.textContent), path)
          .toBe('Skip to content');
      }
    });

    journey('The menu of a phone leads to another page, and Back to the one before', async () => {
      await phone();
      await at('/');
      await press(tab, 'Menu');
      await press(tab, 'Services');
      await seeUrl(tab, /\/services$/);
      await seePage(tab, 'Our Services');
      await tab.back();
      await seeUrl(tab, /:\d+\/$/);
      await seePage(tab, 'Your Growth Partner – Uplift');
    });

    // Firefox keeps no page that still waits for an answer, as one here may.
    if (name === 'WebKit') {
      journey('Back brings a page as it was left out of the browser’s page cache', async () => {
        await desktop();
        await at('/services');
        await tab.run(() => {
          const note = ({ persisted }: PageTransitionEvent) => Object.assign(window, { persisted });
          window.addEventListener('pageshow', note);
        });
        await at('/about');
        await tab.back();
        await until(tab, () => (window as { persisted?: boolean }).persisted === true);
        await seePage(tab, 'Our Services');
      });
    }

    journey('A theme that is chosen stays on the next page', async () => {
      await desktop();
      await at('/');
      await tab.run(() => {
        const select = document.querySelector('select') as HTMLSelectElement;
        select.value = 'dark';
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await at('/about');
      expect(await tab.run(() => document.documentElement.dataset.theme)).toBe('dark');
      await tab.run(() => localStorage.clear());
    });

    journey('A second category wins while the cards of the first still move', async () => {
      await desktop();
      await at('/portfolio');
      // Long enough for a busy machine to press in the midst of it.
      await tab.run(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('::view-transition-group(*) { animation-duration: 5s !important }');
        document.adoptedStyleSheets.push(sheet);
      });
      // Both are found before: `press` would wait until no transition covers its control.
      const first = await placeOf(tab, 'Web Development');
      const second = await placeOf(tab, 'E-commerce');
      await tab.click(first.x, first.y);
      // A transition has begun before: while it takes the new look, browsers give no press to the page.
      await until(tab, () =>
        document
          .getAnimations()
          .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement),
      );
      await tab.click(second.x, second.y);
      await seeUrl(tab, /\?category=E-commerce$/);
      await seeCards(tab, 'Karuppatti Kadai', 'Nool Veedu Handloom');
    });

    journey('A project of the list opens in a dialog, which Escape and Back close', async () => {
      await desktop();
      await at('/portfolio');
      for (const close of [() => tab.keys('Escape'), tab.back]) {
        await press(tab, MILL);
        await seeElement(tab, DIALOG);
        await seeUrl(tab, /\/portfolio\/[\da-f-]+$/);
        await close();
        await seeElement(tab, DIALOG, false);
        await seeUrl(tab, /\/portfolio$/);
      }
    });

    journey('Posts are found while typing, and the whole site by Ctrl K', async () => {
      await desktop();
      await at('/blog');
      await tab.run(() => document.querySelector<HTMLElement>('input[type=search]')?.focus());
      await tab.type('qr');
      await seeCards(tab, 'Test the QR code before the banner is printed');
      await seeUrl(tab, /\?q=qr$/);
      await at('/about');
      await tab.keys('Control', 'k');
      await until(tab, () => document.activeElement?.role === 'combobox');
      await tab.type('rice mill');
      await see(tab, MILL);
    });

    journey(
      'A word of an input method is confirmed and dropped in the search, which a Tamil layout opens',
      async () => {
        await desktop();
        await at('/about');
        await tab.run(() => {
          const init = { key: 'க', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true };
          document.body.dispatchEvent(new KeyboardEvent('keydown', init));
        });
        await until(tab, () => document.activeElement?.role === 'combobox');
        for (const end of ['Enter', 'Escape'] as const) {
          await tab.run(typeByIme, 'rice', end);
          await seeElement(tab, DIALOG);
          await seeUrl(tab, /\/about$/);
        }
        await tab.keys('Escape');
        await seeElement(tab, DIALOG, false);
      },
    );

    journey('Where no map can be shown, its pin leaves the address readable', async () => {
      await desktop();
      await at('/contact');
      const gaps = () => {
        const cards = [...document.querySelectorAll('main div[tabindex="-1"] > svg + div')];
        return cards.map((card) => {
          const pin = card.previousElementSibling as Element;
          return card.getBoundingClientRect().top - pin.getBoundingClientRect().bottom;
        });
      };
      const [gap, ...others] = await tab.run(gaps);
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(others).toEqual([]);
    });

    journey('A message is begun, kept over a reload, completed and sent', async () => {
      await phone();
      await at('/');
      await press(tab, 'Menu');
      await press(tab, 'Contact');
      await seePage(tab, 'Contact Us');
      await write(tab, 'Name', `Kavitha in ${name}`);
      await press(tab, 'Send Message');
      await seeElement(tab, '[aria-invalid=true]');
      await at('/contact');
      await write(tab, 'Email', `kavitha@${name.toLowerCase()}.example.com`);
      await write(tab, 'Message', 'Can you build us a page? வணக்கம்');
      await press(tab, 'Send Message');
      await see(tab, 'Message sent successfully!');
    });

    journey('Each section of the panel opens, and lists the message that was sent', async () => {
      for (const section of Object.values(panelSections)) {
        for (const resize of [phone, desktop]) {
          await resize();
          await signIn(section);
          await until(tab, () => document.querySelector('main h2')?.checkVisibility() ?? false);
          expect.soft(await tab.run(sidewaysScroll), section).toBe(0);
        }
      }
      await signIn(panelSections.messages);
      await see(tab, `Kavitha in ${name}`);
    });

    journey(
      'Bold words are taken back, the draft is kept, and a post with a picture is created',
      async () => {
        await desktop();
        const title = `Silk by a window in ${name}`;
        const slug = `silk-in-${name.toLowerCase()}`;
        await signIn();
        await press(tab, 'New Post');
        await write(tab, 'Title', title);
        await write(tab, 'Slug (URL)', slug);
        await write(tab, 'Excerpt', 'No studio and no lamps.');
        await write(tab, 'Content', CONTENT);
        await tab.keys('Control', 'a');
        await tab.keys('Control', 'b');
        await seeWritten(tab, `**${CONTENT}**`);
        // WebKitGTK has no key for it.
        await tab.run(() => document.execCommand('undo'));
        await seeWritten(tab, CONTENT);
        await signIn();
        await press(tab, 'New Post');
        await press(tab, 'Content');
        await seeWritten(tab, CONTENT);
        // The text area is as high as its text.
        await tab.run(() => document.execCommand('insertText', false, '\nx'.repeat(60)));
        const hidden = () => {
          const area = document.querySelector('textarea[data-followed]');
          return area ? area.scrollHeight - area.clientHeight : -1;
        };
        await expect.poll(() => tab.run(hidden)).toBe(0);
        await tab.choose(`${DIALOG} input[type=file]`, join(ROOT, '.github/home.webp'));
        await see(tab, 'The picture is uploaded');
        await press(tab, 'Create Post');
        await see(tab, 'Blog post created successfully!');
        await at(`/blog/${slug}`);
        await seePage(tab, title);
        const width = () => document.querySelector<HTMLImageElement>('main img')?.naturalWidth ?? 0;
        await expect.poll(() => tab.run(width)).toBeGreaterThan(0);
      },
    );

    journey(
      'The preview shows the cover, and a text that the storage has no room for is asked about before it is lost',
      async () => {
        await desktop();
        await signIn();
        await press(tab, 'Edit Have your Pongal page ready by December');
        const shown = () => {
          const preview = document.querySelector('iframe')?.contentDocument;
          return (
            Boolean(preview?.images[0]?.complete) && !preview?.querySelector('[data-placeholder]')
          );
        };
        await until(tab, shown);
        await tab.run(() => {
          Storage.prototype.setItem = () => {
            throw new DOMException('Full', 'QuotaExceededError');
          };
          window.confirm = () => true;
        });
        const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
        expect(await tab.run(asks)).toBe(false);
        await press(tab, 'Title');
        await tab.type('!');
        await until(tab, asks);
        expect(await tab.run(shown)).toBe(true);
        await press(tab, 'Cancel');
        await seeElement(tab, DIALOG, false);
        expect(await tab.run(asks)).toBe(false);
      },
    );

    journey('A logout in one tab ends the session of the other', async () => {
      await desktop();
      await signIn();
      // It lies before the first.
      const other = await browser.openTab();
      await other.goto(`${origin}/admin`);
      // A request that is under way would be refused, and reported.
      for (const each of [tab, other]) await see(each, 'Six saved replies');
      await press(other, 'Logout');
      await seePage(other, 'Admin Login');
      await seePage(tab, 'Admin Login');
    });
  });
}
