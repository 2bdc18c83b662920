import { firstSentence } from '@agency/model/text/firstSentence';
import { ProjectCases } from '@agency/ui/sections/ProjectCases';
import { useQuery } from '@tanstack/react-query';
import { services } from '#src/content/services.ts';
import QueryProvider from '#src/lib/backend/QueryProvider.tsx';
import { paths } from '#src/lib/paths.ts';
import { projectQueries } from '../entries/projectQueries';

/** A project of each category; nothing where none is known. */
export default function ProjectOfEachCategory() {
  return (
    <QueryProvider>
      <Categories />
    </QueryProvider>
  );
}

function Categories() {
  const { data = [] } = useQuery(projectQueries.ofEachCategory());
  if (data.length === 0) return null;
  const { title, all } = services.projects;
  const cases = data.map((project) => ({
    id: project.id,
    title: project.title,
    category: project.category,
    picture: project.thumbnail_url,
    line: firstSentence(project.summary ?? ''),
    href: paths.project(project),
    all: {
      href: `${paths.portfolio}?${new URLSearchParams({ category: project.category })}`,
      label: all(project.category),
    },
  }));
  return <ProjectCases title={title} cases={cases} />;
}
