import '@agency/ui/tokens/base.css';
import { LinkProvider } from '@agency/ui/primitives/LinkProvider';
import { TimeZoneProvider } from '@agency/ui/primitives/TimeZoneProvider';
import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, Suspense } from 'react';
import { type RouteObject, useLocation, useParams, useRoutes } from 'react-router-dom';
import { site } from '../content/site';
import { QueryClientContext } from '../lib/backend/QueryClientContext';
import { listBehindOf } from '../lib/dialogHistoryState';
import NotFoundRoute from '../lib/NotFoundRoute';
import { paths } from '../lib/paths';
import { useReportHydrated } from '../lib/useReportHydrated';
import { ErrorBoundary } from './ErrorBoundary';
import { LoadingStatus } from './loading/LoadingStatus';
import {
  AdminRoute,
  ArchiveRoute,
  adminSections,
  archivePaths,
  EntryRoute,
  listPages,
  QueryProvider,
  textPages,
} from './loading/lazyRoutes';
import { useHistoryPreload } from './loading/useHistoryPreload';
import { RouterLink } from './RouterLink';
import { SiteLayout } from './SiteLayout';

export interface AppProps {
  /** Default: one for the life of the page, created when a route first reads. */
  queryClient?: QueryClient;
}

/** The whole application, inside a router: the browser's, a static one or one in memory. */
export function App({ queryClient }: AppProps) {
  const { pathname } = useLocation();
  useReportHydrated('layout');
  useHistoryPreload();
  return (
    <QueryClientContext value={queryClient}>
      <TimeZoneProvider zone={site.timeZone}>
        <LinkProvider link={RouterLink}>
          <ErrorBoundary url={pathname} as="main">
            <Routes />
          </ErrorBoundary>
          <LoadingStatus />
        </LinkProvider>
      </TimeZoneProvider>
    </QueryClientContext>
  );
}

const exactly = (path: string) => ({ path, caseSensitive: true });

const routes: RouteObject[] = [
  {
    ...exactly(paths.admin),
    element: (
      <Suspense>
        <QueryProvider />
      </Suspense>
    ),
    children: [
      {
        element: <AdminRoute />,
        children: Object.entries(adminSections).map(([path, Panel]) => ({
          ...(path === paths.admin ? { index: true as const } : exactly(path)),
          element: <Panel />,
        })),
      },
    ],
  },
  {
    element: <SiteLayout />,
    children: [
      ...Object.entries(textPages).map(([path, Page]) => ({
        ...exactly(path),
        element: <Page />,
      })),
      {
        element: <QueryProvider />,
        children: [
          ...Object.entries(listPages).map(([path, List]) => ({
            ...exactly(`${path}/:name?`),
            element: <ListOrEntry List={List} />,
          })),
          ...archivePaths.map((path) => ({ ...exactly(path), element: <ArchiveRoute /> })),
        ],
      },
      { path: '*', element: <NotFoundRoute /> },
    ],
  },
];

const Routes = () => useRoutes(routes);

/**
 * One element for a list and its entries, so that the list stays mounted under the dialog of an entry. Without a
 * list below it, an entry has a page of its own.
 */
function ListOrEntry({ List }: { List: ComponentType }) {
  const { name } = useParams();
  const inDialog = listBehindOf(useLocation()) !== undefined;
  return name !== undefined && !inDialog ? <EntryRoute key={name} /> : <List />;
}
