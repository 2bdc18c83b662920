import type { PostLink, ProjectLink } from '@agency/model/listed';
import { ArchiveLinks } from '@agency/ui/sections/ArchiveLinks';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { archive as texts } from '../content/archive';
import { pages } from '../pages';
import { paths } from '../paths';
import type { ArchivePage } from '../queries/listQueries';
import { postLists } from '../queries/postLists';
import { projectLists } from '../queries/projectLists';
import { seoOfArchive } from '../seo';
import NotFoundRoute from './NotFoundRoute';
import { Page } from './Page';

/** A page of links to a hundred entries of a long list, by date. */
export default function ArchiveRoute() {
  const page = Number(useParams().page);
  const ofPosts = useLocation().pathname.startsWith(pages.blog.archive);
  const posts = useQuery({ ...postLists.archivePage(page), enabled: ofPosts });
  const projects = useQuery({ ...projectLists.archivePage(page), enabled: !ofPosts });
  const query = ofPosts ? posts : projects;
  if (query.data === null || query.isError) return <NotFoundRoute />;
  if (query.data === undefined) return null;
  const archive = ofPosts ? texts.blog : texts.portfolio;
  const list = ofPosts ? pages.blog : pages.portfolio;
  const { links, pages: count }: ArchivePage<PostLink | ProjectLink> = query.data;
  const place = archive.page(count - page + 1, count);
  const addressOf = (other: number) =>
    other >= 1 && other <= count ? `${list.archive}/${other}` : undefined;
  return (
    <Page
      seo={seoOfArchive(archive.title, place)}
      hero={{ title: archive.title, text: `${archive.text}: ${place}` }}
    >
      <ArchiveLinks
        labels={archive.pager}
        entries={links}
        hrefFor={(entry) => ('slug' in entry ? paths.post(entry) : paths.project(entry))}
        newerHref={addressOf(page + 1)}
        olderHref={addressOf(page - 1)}
        listHref={list.path}
      />
    </Page>
  );
}
