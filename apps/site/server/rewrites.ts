/** Addresses that the page of another one opens, when they have no file: rows of the database
 * that are newer than the build, and sections of the panel. `:name` is one part of a path. */
export const REWRITES = [
  { from: '/blog/:slug', to: '/blog.html' },
  { from: '/portfolio/:id', to: '/portfolio.html' },
  { from: '/admin/portfolio', to: '/admin.html' },
  { from: '/admin/messages', to: '/admin.html' },
] as const;

/** The file for an address without one of its own; undefined: there is no such page. */
export function rewriteOf(pathname: string): string | undefined {
  const parts = pathname.replace(/\/$/, '').split('/');
  const fits = (from: string) => {
    const wanted = from.split('/');
    return (
      wanted.length === parts.length &&
      wanted.every((part, index) => (part.startsWith(':') ? parts[index] : part === parts[index]))
    );
  };
  return REWRITES.find(({ from }) => fits(from))?.to;
}
