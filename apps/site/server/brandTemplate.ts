import { dark, light } from '@agency/ui/tokens/roles';
import type { Plugin } from 'vite';
import { siteMetadata } from '../src/content/site.ts';

/** Language of the site's texts, as HTML names it. */
export const LANGUAGE = siteMetadata.locale.split(/[-_]/)[0] ?? '';

/** Writes the language of the texts and the palette's colours into `index.html`. */
export const brandTemplate: Plugin = {
  name: 'brand-template',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace(/<html lang="[^"]*"/, `<html lang="${LANGUAGE}"`)
        .replace('%PAGE_IN_LIGHT%', light.surface.page)
        .replace('%PAGE_IN_DARK%', dark.surface.page),
  },
};
