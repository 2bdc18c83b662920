import { escapeMarkup } from '@agency/model/text/escapeMarkup';
import { absolute } from '../src/lib/paths.ts';
import type { IndexablePage } from './sitePages.ts';

/** Search engines read up to 50,000 URLs from it, five times as many entries as the site is made for. */
export function sitemap(pages: readonly Pick<IndexablePage, 'url'>[]): string {
  const urls = pages.map(({ url }) => `<url><loc>${escapeMarkup(absolute(url))}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}
