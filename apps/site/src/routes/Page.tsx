import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { absolute } from '../paths';

export interface PageProps {
  seo: { title: string; description: string };
  /** Keeps search engines from listing the page. */
  unlisted?: boolean;
  children: ReactNode;
}

/** What a page tells the browser's tab and the outside world, with its content. */
export function Page({ seo, unlisted = false, children }: PageProps) {
  const { pathname } = useLocation();
  return (
    <>
      <title>{seo.title}</title>
      <meta name="description" content={seo.description} />
      {unlisted ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={absolute(pathname)} />
      )}
      {children}
    </>
  );
}
