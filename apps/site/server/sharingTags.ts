import { escapeMarkup } from '@agency/model/text/escapeMarkup';
import { site, siteMetadata } from '../src/content/site.ts';
import { absolute } from '../src/lib/paths.ts';
import { escapeJson } from './pageDocument.ts';
import type { IndexablePage } from './sitePages.ts';
import { SOCIAL_CARD } from './socialCard.ts';

/**
 * The tags that social networks, feed readers and search engines read.
 * @param card absolute URL of the social card
 * @param data structured data
 */
export function sharingTags(page: IndexablePage, card: string, data: unknown): string {
  const named = (attribute: 'name' | 'property', name: string, content: string) =>
    `<meta ${attribute}="${name}" content="${escapeMarkup(content)}">`;
  return [
    named('name', 'description', page.description),
    named('property', 'og:type', page.post ? 'article' : 'website'),
    named('property', 'og:site_name', site.brand),
    named('property', 'og:locale', siteMetadata.locale),
    named('property', 'og:title', page.title),
    named('property', 'og:description', page.description),
    named('property', 'og:url', absolute(page.url)),
    named('property', 'og:image', card),
    named('property', 'og:image:width', String(SOCIAL_CARD.width)),
    named('property', 'og:image:height', String(SOCIAL_CARD.height)),
    named('property', 'og:image:alt', page.title),
    // X reads the rest from the tags above.
    named('name', 'twitter:card', 'summary_large_image'),
    named('name', 'twitter:image:alt', page.title),
    `<script type="application/ld+json">${escapeJson(data)}</script>`,
  ].join('');
}
