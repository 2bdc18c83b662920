import { tidy } from '@agency/model/text/tidy';
import { PageHero, type PageHeroProps } from '@agency/ui/sections/PageHero';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { absolute } from './paths';
import { useReportHydrated } from './useReportHydrated';

export interface TitledPageProps {
  /** The build writes the description, for search engines and shared links. */
  seo: { title: string };
  /** The page's head. Default: none, for a page whose content has its own. */
  hero?: PageHeroProps;
  /** Keeps search engines from listing the page. Default: false. */
  noindex?: boolean;
  /** A part of it hydrates later, and calls `useReportHydrated` itself. Default: false. */
  hydratesLater?: boolean;
  children: ReactNode;
}

export function TitledPage(props: TitledPageProps) {
  const { seo, hero, noindex = false, hydratesLater = false, children } = props;
  const { pathname } = useLocation();
  useReportHydrated(hydratesLater ? 'layout' : 'page');
  return (
    <>
      <title>{tidy(seo.title)}</title>
      {noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={absolute(pathname)} />
      )}
      {hero && <PageHero {...hero} />}
      {children}
    </>
  );
}
