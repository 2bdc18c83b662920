import type { Post } from '@agency/model/post';
import type { Project } from '@agency/model/project';
import { cut } from '@agency/model/text';
import { site } from './content/site';

/** What a page is called, and described with, in a browser's tab and in the outside world. */
export interface Seo {
  title: string;
  description: string;
}

/** Characters of an item that describe it. */
const DESCRIPTION_LENGTH = 150;

export function seoOfPost({ title, excerpt, content }: Post): Seo {
  return {
    title: `${title} – ${site.brand}`,
    description: excerpt || cut(content, DESCRIPTION_LENGTH),
  };
}

export function seoOfProject({ title, description }: Project): Seo {
  return {
    title: `${title} – ${site.brand}`,
    description: cut(description, DESCRIPTION_LENGTH),
  };
}
