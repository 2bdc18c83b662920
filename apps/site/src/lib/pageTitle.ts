import { site } from '../content/site';

/** Title and description of a page, for the browser's tab, search results and shared links. */
export interface Seo {
  title: string;
  description: string;
}

export const titleOf = ({ title }: { title: string }) => `${title} – ${site.brand}`;
