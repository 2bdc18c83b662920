import { Points } from '@agency/ui/sections/Points';
import { useQuery } from '@tanstack/react-query';
import { services } from '#content/services';
import QueryProvider from '#lib/backend/QueryProvider';
import { paths } from '#lib/paths';
import { projectQueries } from '../entries/projectQueries';

/** Some projects of each category; nothing where they are not known. */
export default function ServiceProjects() {
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
  const points = data.map(({ category, projects }) => ({
    title: category,
    links: [
      ...projects.map((project) => ({ href: paths.project(project), label: project.title })),
      { href: `${paths.portfolio}?${new URLSearchParams({ category })}`, label: all(category) },
    ],
  }));
  return <Points title={title} points={points} />;
}
