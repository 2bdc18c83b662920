import { pages, panelSections } from '../../src/lib/pages.ts';

/**
 * Paths without a file of their own, as hosts write them (`:name` is one part of a path), and the pages that
 * answer them: entries that are newer than the build, and the panel's sections.
 */
export const REWRITES = [
  { from: '/portfolio/:id', to: pages.project.path },
  { from: '/blog/:slug', to: pages.post.path },
  ...Object.values(panelSections)
    .filter((path) => path !== pages.admin.path)
    .map((from) => ({ from, to: pages.admin.path })),
];

/** A regular expression for the paths that a rewrite is for. */
export const patternOf = (from: string) => `^${from.replace(/:\w+/g, '[^/]+')}/?$`;

/** The file for a path without one of its own; undefined: there is no such page. */
export function rewriteOf(pathname: string): string | undefined {
  const rewrite = REWRITES.find(({ from }) => new RegExp(patternOf(from)).test(pathname));
  return rewrite && `${rewrite.to}.html`;
}
