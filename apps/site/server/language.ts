import { siteMetadata } from '../src/content/site.ts';

/** Language of the site's texts, as HTML names it. */
export const LANGUAGE = siteMetadata.locale.split(/[-_]/)[0] ?? '';
