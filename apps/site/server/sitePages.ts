import { excerptOf, summaryOf } from '@agency/model/entryExcerpts';
import type { Post } from '@agency/model/post';
import { isReservedSlug } from '@agency/model/postForm';
import type { Project } from '@agency/model/project';
import { cut } from '@agency/model/text/cut';
import { tidy } from '@agency/model/text/tidy';
import { archives } from '../src/content/archives.ts';
import { legalPages } from '../src/content/legalPages.ts';
import { site } from '../src/content/site.ts';
import { legalTextOf } from '../src/features/legal/legalTextOf.ts';
import {
  fileOf,
  LEGAL_NAMES,
  type LegalName,
  legalNames,
  type PageName,
  pages,
  type SitePage,
} from '../src/lib/pages.ts';
import { type Seo, titleOf } from '../src/lib/pageTitle.ts';
import { paths } from '../src/lib/paths.ts';
import type { PublishedContent } from './publishedContent.ts';

/** A page that search engines may list, with its title and description for them. */
export interface IndexablePage extends PageFile, Seo {
  /** Steps that lead to it from the home page, which is not among them. */
  trail: readonly { name: string; url: string }[];
  post?: Post;
  project?: Project;
}

/** What every page has, also one that search engines may not list. */
export interface PageFile {
  route: SitePage['route'];
  file: string;
  /** Its path, encoded as in a URL. */
  url: string;
}

/** Characters of a project's description in search results and shared links. */
const DESCRIPTION_LENGTH = 150;
/** Bytes of a file name that every usual file system and host can carry, without its endings. */
const LONGEST_NAME = 240;
const UNSAFE_NAME = /^$|[\\/:*?"<>|\p{Cc}]|^\.|[. ]$/u;

/** What the files of `content` export, by its name. */
const contents: Record<string, { seo: Seo }> = Object.assign(
  { portfolioArchive: archives.portfolio, blogArchive: archives.blog, ...legalPages },
  ...Object.values(import.meta.glob<object>('../src/content/*.ts', { eager: true })),
);

/** The pages that are always there and indexable. */
const indexable = (Object.keys(pages) as PageName[]).filter(
  (name) => !('noindex' in pages[name] || LEGAL_NAMES.some((each) => each === name)),
);

/** Every indexable page. Entries whose name can't be a file's are left to the shell `_entry.html`. */
export function indexablePages({ posts, projects }: PublishedContent): IndexablePage[] {
  const taken = new Set<string>(Object.values<SitePage>(pages).map(fileOf));
  /** Accepts each possible file name once, also where a file system ignores case or Unicode forms. */
  const isFree = ({ file }: IndexablePage) => {
    const key = file.normalize('NFC').toLowerCase();
    const name = file.slice(file.indexOf('/') + 1, -'.html'.length);
    const isPossible =
      !isReservedSlug(name) && !UNSAFE_NAME.test(name) && Buffer.byteLength(name) <= LONGEST_NAME;
    if (!isPossible || taken.has(key)) return false;
    taken.add(key);
    return true;
  };
  const entryPages: IndexablePage[] = [
    ...posts.map((post) => ({
      ...below('blog', post.slug, paths.post(post), post.title),
      title: titleOf(post),
      description: tidy(excerptOf(post)),
      post,
    })),
    ...projects.map((project) => ({
      ...below('portfolio', project.id, paths.project(project), project.title),
      title: titleOf(project),
      description: tidy(cut(summaryOf(project), DESCRIPTION_LENGTH)),
      project,
    })),
  ];
  return [
    ...[...indexable, ...legalNames().filter(isFinished)].map(pageOf),
    ...entryPages.filter(isFree),
  ];
}

function pageOf(name: PageName): IndexablePage {
  const page: SitePage = pages[name];
  const texts = contents[name];
  if (!texts) throw new Error(`No file of src/content exports the texts of the page ${name}.`);
  const { title, description } = texts.seo;
  const step = { name: title.replace(` – ${site.brand}`, ''), url: page.path };
  const above = page.above ? pageOf(page.above).trail : [];
  const trail = name === 'home' ? [] : [...above, step];
  return { ...pageFile(page), title, description, trail };
}

const pageFile = ({ path, route }: SitePage): PageFile => ({
  url: path,
  file: fileOf({ path }),
  route,
});

function below(list: 'blog' | 'portfolio', name: string, url: string, title: string) {
  return {
    url,
    file: `${list}/${name}.html`,
    route: pages.post.route,
    trail: [...pageOf(list).trail, { name: title, url }],
  };
}

/** Pages that exist and that search engines may not list: a legal text with placeholders among them. */
export function noindexPages(): PageFile[] {
  const unfinished = legalNames().filter((name) => !isFinished(name));
  return [
    ...Object.values<SitePage>(pages).filter(({ noindex }) => noindex),
    ...unfinished.map((name) => pages[name]),
  ].map(pageFile);
}

const isFinished = (name: LegalName) => legalTextOf(name)?.placeholders.length === 0;
