import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core';
import { type Browser, isProblem, type Tab } from './Browser.ts';
import { firefoxPath } from './installedBrowsers.ts';

/** Drives Firefox by WebDriver BiDi, which is built into it. */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath ?? '',
    timeout: 120_000,
  });
  const problems: string[] = [];
  const openTab = async (): Promise<Tab> => {
    const page = await browser.newPage();
    const report = (text: string) => {
      if (isProblem(text)) problems.push(text);
    };
    page.on('console', (message) => {
      if (['error', 'warn'].includes(message.type())) report(message.text());
    });
    page.on('pageerror', (error) => report(String(error)));
    await page.evaluateOnNewDocument(() =>
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        console.error('Content security policy:', effectiveDirective, blockedURI),
      ),
    );
    return {
      goto: async (url) => void (await page.goto(url)),
      back: () => page.evaluate(() => history.back()),
      run: async (task, ...args) =>
        (await page.evaluate(task as (...args: unknown[]) => unknown, ...args)) as never,
      click: (x, y) => page.mouse.click(x, y),
      type: (text) => page.keyboard.type(text),
      keys: async (...names) => {
        const keys = names as KeyInput[];
        for (const key of keys) await page.keyboard.down(key);
        for (const key of keys.toReversed()) await page.keyboard.up(key);
      },
      choose: async (selector, path) => {
        const field = (await page.$(selector)) as ElementHandle<HTMLInputElement>;
        await field.uploadFile(path);
      },
      resize: (width, height) => page.setViewport({ width, height }),
      picture: () => page.screenshot(),
    };
  };
  return { openTab, problems, close: () => browser.close() };
}
