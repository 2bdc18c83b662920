import { Suspense } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { ListOrEntry } from '../features/entries/ListOrEntry';
import NotFoundRoute from '../lib/NotFoundRoute';
import { paths } from '../lib/paths';
import {
  AdminRoute,
  ArchiveRoute,
  adminSections,
  archivePaths,
  listPages,
  QueryProvider,
  textPages,
} from './loading/parts';
import { SiteLayout } from './SiteLayout';

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
          ...Object.entries(listPages).map(([path, { List, Entry }]) => ({
            ...exactly(`${path}/:name?`),
            element: <ListOrEntry List={List} Entry={Entry} />,
          })),
          ...archivePaths.map((path) => ({ ...exactly(path), element: <ArchiveRoute /> })),
        ],
      },
      { path: '*', element: <NotFoundRoute /> },
    ],
  },
];

export const Router = () => useRoutes(routes);
