// Shared by chunks of routes: imported here, it becomes a part of the base chunk.
import '@agency/ui/primitives/Grid';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from './paths';
import { ListOrEntry } from './routes/ListOrEntry';
import NotFoundRoute from './routes/NotFoundRoute';
import { SiteLayout } from './SiteLayout';

const HomeRoute = lazy(() => import('./routes/HomeRoute'));
const AboutRoute = lazy(() => import('./routes/AboutRoute'));
const ServicesRoute = lazy(() => import('./routes/ServicesRoute'));
const ContactRoute = lazy(() => import('./routes/ContactRoute'));
const QueryProvider = lazy(() => import('./startup/QueryProvider'));
const PortfolioRoute = lazy(() => import('./routes/PortfolioRoute'));
const ProjectRoute = lazy(() => import('./routes/ProjectRoute'));
const BlogRoute = lazy(() => import('./routes/BlogRoute'));
const PostRoute = lazy(() => import('./routes/PostRoute'));
const AdminRoute = lazy(() => import('./routes/admin/AdminRoute'));
const PostsPanel = lazy(() => import('./routes/admin/PostsPanel'));
const ProjectsPanel = lazy(() => import('./routes/admin/ProjectsPanel'));
const MessagesPanel = lazy(() => import('./routes/admin/MessagesPanel'));

/** Which route an address shows. */
export function Router() {
  return (
    <Routes>
      <Route
        caseSensitive
        path={paths.admin}
        element={
          <Suspense>
            <QueryProvider />
          </Suspense>
        }
      >
        <Route element={<AdminRoute />}>
          <Route index element={<PostsPanel />} />
          <Route caseSensitive path={paths.adminPortfolio} element={<ProjectsPanel />} />
          <Route caseSensitive path={paths.adminMessages} element={<MessagesPanel />} />
        </Route>
      </Route>
      <Route element={<SiteLayout />}>
        <Route caseSensitive path={paths.home} element={<HomeRoute />} />
        <Route caseSensitive path={paths.about} element={<AboutRoute />} />
        <Route caseSensitive path={paths.services} element={<ServicesRoute />} />
        <Route caseSensitive path={paths.contact} element={<ContactRoute />} />
        <Route element={<QueryProvider />}>
          <Route
            caseSensitive
            path={`${paths.portfolio}/:id?`}
            element={<ListOrEntry List={PortfolioRoute} Entry={ProjectRoute} />}
          />
          <Route
            caseSensitive
            path={`${paths.blog}/:slug?`}
            element={<ListOrEntry List={BlogRoute} Entry={PostRoute} />}
          />
        </Route>
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
