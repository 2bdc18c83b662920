import { pages, panelSections } from '../../src/lib/pages.ts';

/**
 * Paths without a file of their own that the file of a page answers: entries that are newer than the
 * build, the numbered pages that archives once had, and the panel's sections. `:name` is one part of a path.
 */
const FURTHER_PATHS = {
  project: ['/portfolio/:id'],
  post: ['/blog/:slug'],
  portfolioArchive: ['/portfolio/archive/:page'],
  blogArchive: ['/blog/archive/:page'],
  admin: Object.values(panelSections).filter((path) => path !== pages.admin.path),
} as const satisfies Partial<Record<keyof typeof pages, readonly string[]>>;

/** From paths as hosts write them to the pages that answer them. */
export const REWRITES = Object.entries(FURTHER_PATHS).flatMap(([name, paths]) => {
  const { path } = pages[name as keyof typeof FURTHER_PATHS];
  return paths.map((from) => ({ from, to: path }));
});

/** A regular expression for the paths that a rewrite is for. */
export const patternOf = (from: string) => `^${from.replace(/:\w+/g, '[^/]+')}/?$`;

/** The file for a path without one of its own; undefined: there is no such page. */
export function rewriteOf(pathname: string): string | undefined {
  const rewrite = REWRITES.find(({ from }) => new RegExp(patternOf(from)).test(pathname));
  return rewrite && `${rewrite.to}.html`;
}
