import { excerptOf, type ListedPost, type ListedProject, summaryOf } from '@agency/model/listed';
import { cut } from '@agency/model/text/cut';
import { site } from '../content/site';

/** Title and description of a page, for the browser's tab, search results and shared links. */
export interface Seo {
  title: string;
  description: string;
}

/** Characters of a project's description in search results and shared links. */
const DESCRIPTION_LENGTH = 150;

export function seoOfPost(post: ListedPost): Seo {
  return { title: titleOf(post), description: excerptOf(post) };
}

export function seoOfProject(project: ListedProject): Seo {
  return { title: titleOf(project), description: cut(summaryOf(project), DESCRIPTION_LENGTH) };
}

const titleOf = ({ title }: { title: string }) => `${title} – ${site.brand}`;
