import { pageScrollY } from '@agency/ui/hooks/pageScrollY';
import { postView, projectView } from '@agency/ui/patterns/entryView';
import { CallToAction } from '@agency/ui/sections/CallToAction';
import { EntryPage } from '@agency/ui/sections/EntryPage';
import { EntryPlaceholder, type EntryPlaceholderProps } from '@agency/ui/sections/EntryPlaceholder';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { blog } from '#src/content/blog.ts';
import { callToAction } from '#src/content/callToAction.ts';
import { portfolio } from '#src/content/portfolio.ts';
import NotFoundRoute from '#src/lib/NotFoundRoute.tsx';
import { type Seo, titleOf } from '#src/lib/pageTitle.ts';
import { paths } from '#src/lib/paths.ts';
import { TitledPage } from '#src/lib/TitledPage.tsx';
import { postActions, projectActions } from './entryActions';
import { MoreEntries, type MoreEntriesProps } from './MoreEntries';
import type { RelatableEntry } from './neighbourQueries';
import { postQueries } from './postQueries';
import { projectQueries } from './projectQueries';
import { useDocumentFallback } from './useDocumentFallback';
import { useEntryRendered } from './useEntryTransition';
import { useMovedEntry } from './useMovedEntry';

/** A post or a project on a page of its own, for a visitor who opens its URL. */
export default function EntryRoute() {
  return useLocation().pathname.startsWith(paths.blog) ? <PostRoute /> : <ProjectRoute />;
}

function PostRoute() {
  return (
    <OneEntry
      queries={postQueries}
      seo={blog.seo}
      labels={blog.post}
      listHref={paths.blog}
      hrefFor={paths.post}
      pictureOf={({ image_url }) => image_url}
    >
      {(post) => (
        <EntryPage entry={postView(post)} tagHref={paths.postsTagged} actions={postActions(post)} />
      )}
    </OneEntry>
  );
}

function ProjectRoute() {
  return (
    <OneEntry
      queries={projectQueries}
      seo={portfolio.seo}
      labels={portfolio.project}
      listHref={paths.portfolio}
      hrefFor={paths.project}
      pictureOf={({ thumbnail_url }) => thumbnail_url}
    >
      {(project) => <EntryPage entry={projectView(project)} actions={projectActions(project)} />}
    </OneEntry>
  );
}

interface OneEntryProps<Entry, Link>
  extends Omit<MoreEntriesProps<Entry, Link>, 'entry' | 'labels'> {
  seo: Seo;
  labels: EntryPlaceholderProps['labels'] & MoreEntriesProps<Entry, Link>['labels'];
  children: (entry: Entry) => ReactNode;
}

function OneEntry<
  Entry extends RelatableEntry & { title: string },
  Link extends { id: string; title: string },
>(props: OneEntryProps<Entry, Link>) {
  const { queries, seo, labels, children, listHref } = props;
  const { name = '' } = useParams();
  const { data: entry, isError, refetch } = useQuery(queries.entry(name));
  const currentName = entry ? queries.nameOf(entry) : name;
  useMovedEntry(
    currentName === name ? undefined : `${listHref}/${encodeURIComponent(currentName)}`,
  );
  useDocumentFallback(isError && entry === undefined);
  useEntryRendered();
  useLeftPlace(Boolean(entry));
  if (entry === null) {
    return <NotFoundRoute list={{ href: listHref, label: labels.pager.all }} />;
  }
  if (entry === undefined) {
    return (
      <TitledPage seo={seo} noindex>
        <EntryPlaceholder labels={labels} failed={isError} onRetry={() => void refetch()} />
      </TitledPage>
    );
  }
  return (
    <TitledPage seo={{ title: titleOf(entry) }}>
      {children(entry)}
      <MoreEntries {...props} entry={entry} />
      <CallToAction {...callToAction} />
    </TitledPage>
  );
}

/**
 * Returns to where the page was left, as soon as it is shown. The browser does so by itself, but not where all that
 * its document held was that something loads.
 */
function useLeftPlace(shown: boolean): void {
  const [late] = useState(!shown);
  useEffect(() => {
    const leave = () => history.replaceState({ ...history.state, left: pageScrollY() }, '');
    window.addEventListener('pagehide', leave);
    return () => window.removeEventListener('pagehide', leave);
  }, []);
  useLayoutEffect(() => {
    if (late && shown) window.scrollTo({ top: history.state?.left ?? pageScrollY() });
  }, [late, shown]);
}
