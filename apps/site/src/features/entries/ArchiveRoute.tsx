import type { PostLink } from '@agency/model/post';
import type { ProjectLink } from '@agency/model/project';
import { EntryArchive } from '@agency/ui/sections/EntryArchive';
import { EntryPlaceholder } from '@agency/ui/sections/EntryPlaceholder';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { archives } from '#src/content/archives.ts';
import { paths } from '#src/lib/paths.ts';
import { TitledPage } from '#src/lib/TitledPage.tsx';
import { postQueries } from './postQueries';
import { projectQueries } from './projectQueries';
import { useDocumentFallback } from './useDocumentFallback';

/** Every title of a list by year, for search engines and when the list itself can't be read. */
export default function ArchiveRoute() {
  const ofPosts = useLocation().pathname.startsWith(paths.blogArchive);
  const posts = useQuery({ ...postQueries.archive(), enabled: ofPosts });
  const projects = useQuery({ ...projectQueries.archive(), enabled: !ofPosts });
  const { data, isError, refetch } = ofPosts ? posts : projects;
  const entries: readonly (PostLink | ProjectLink)[] | undefined = data;
  const { seo, hero, list, ...labels } = ofPosts ? archives.blog : archives.portfolio;
  useDocumentFallback(isError && !entries);
  if (!entries) {
    return (
      <TitledPage seo={seo}>
        <EntryPlaceholder
          labels={{ ...labels, heading: hero.title }}
          failed={isError}
          onRetry={() => void refetch()}
        />
      </TitledPage>
    );
  }
  return (
    <TitledPage seo={seo} hero={hero}>
      <EntryArchive
        entries={entries}
        hrefFor={(entry) => ('slug' in entry ? paths.post(entry) : paths.project(entry))}
        list={{ href: ofPosts ? paths.blog : paths.portfolio, label: list }}
      />
    </TitledPage>
  );
}
