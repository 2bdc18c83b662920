import { dark, light } from '@agency/ui/tokens/roles';
import type { Plugin } from 'vite';
import { LANGUAGE } from './language.ts';

/** Writes the language of the texts and the palette's colours into `index.html`. */
export const indexHtmlPlugin: Plugin = {
  name: 'index-html',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace(/<html lang="[^"]*"/, `<html lang="${LANGUAGE}"`)
        .replace('%PAGE_IN_LIGHT%', light.surface.page)
        .replace('%PAGE_IN_DARK%', dark.surface.page),
  },
};
