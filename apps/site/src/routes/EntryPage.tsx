import type { Remote } from '@agency/model/remote';
import { BUILT } from '@agency/ui/primitives/CardGrid';
import { EntryLinks } from '@agency/ui/sections/EntryLinks';
import { PageHero, type PageHeroProps } from '@agency/ui/sections/PageHero';
import type { QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { StandIn, useServedSeo } from '../StandIn';
import type { Seo } from '../seo';
import NotFoundRoute from './NotFoundRoute';
import { Page } from './Page';
import { useCloseTo } from './useCloseTo';
import { type Entry, useEntry } from './useEntry';

/** What a list's section is given, whatever its rows are. */
interface GridProps<Row> {
  rows: Remote<readonly Row[]>;
  hrefFor: (row: Row) => string;
  opened: Row | undefined;
  onClose: () => void;
  seen: boolean;
}

export interface EntryPageProps<Row, ListKey extends QueryKey, OneKey extends QueryKey> {
  entry: Entry<Row, ListKey, OneKey>;
  /** The address of the list. */
  address: string;
  content: { seo: Seo; hero: PageHeroProps };
  /** Told while a built page's rows stand in for what is being read. */
  loading: string;
  /** What the build knew, newest first; a browser reads for itself. */
  published: readonly Row[] | undefined;
  hrefFor: (row: Row) => string;
  seoOf: (row: Row) => Seo;
  /** A row in the page itself. */
  article: (row: Row) => ReactNode;
  grid: (props: GridProps<Row>) => ReactNode;
}

/** A list, with the one of its rows that the address names in a dialog over it. */
export function EntryPage<
  Row extends { id: string; title: string },
  ListKey extends QueryKey,
  OneKey extends QueryKey,
>(props: EntryPageProps<Row, ListKey, OneKey>) {
  const { entry, address, content, loading, published, hrefFor, seoOf, article, grid } = props;
  const { named, nameOf } = entry;
  const onClose = useCloseTo(address);
  const { all, opened, missing } = useEntry(entry);
  const servedSeo = useServedSeo();
  const known = published?.find((row) => nameOf(row) === named);
  const told = opened ?? known;
  const waiting = all.status === 'loading';
  const seo = told ? seoOf(told) : (waiting && servedSeo) || content.seo;

  if (missing) return <NotFoundRoute />;
  const gridOf = (rows: Remote<readonly Row[]>) =>
    grid({ rows, hrefFor, opened, onClose, seen: servedSeo !== undefined });
  const listed = named === undefined ? published : undefined;
  const built = listed ? gridOf({ status: 'ready', data: listed }) : known && article(known);
  return (
    <Page seo={seo}>
      <PageHero {...content.hero} />
      {waiting ? (
        <StandIn key={named} built={built} status={loading}>
          {gridOf(all)}
        </StandIn>
      ) : (
        gridOf(all)
      )}
      <noscript>{listed && <EntryLinks items={listed.slice(BUILT)} hrefFor={hrefFor} />}</noscript>
    </Page>
  );
}
