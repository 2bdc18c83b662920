import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SITE = join(import.meta.dirname, '..');
const DIST = join(SITE, 'dist');

const { pages, render } = (await import(
  join(SITE, '.temp/prerender/prerender.js')
)) as typeof import('../src/prerender.tsx');

/** The script that every page is written in; the others arrive when a text needs them. */
const font = readdirSync(join(DIST, 'assets')).find((file) =>
  /^anek-latin-latin-.*woff2$/.test(file),
);
if (!font) throw new Error('The build has no Latin font to preload.');
const preload = `<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`;

const template = readFileSync(join(DIST, 'index.html'), 'utf8');

for (const [address, file] of Object.entries(pages)) {
  const { head, body } = await render(address);
  // Functions, because a `$` in a text would be read as a pattern.
  const html = template
    .replace('</head>', () => `${preload}${head}</head>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`);
  writeFileSync(join(DIST, file), html);
}
console.log(`Prerendered ${Object.keys(pages).length} pages.`);
