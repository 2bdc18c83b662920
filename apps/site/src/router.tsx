import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from './paths';
import AboutRoute from './routes/AboutRoute';
import HomeRoute from './routes/HomeRoute';
import NotFoundRoute from './routes/NotFoundRoute';
import ServicesRoute from './routes/ServicesRoute';
import { SiteLayout } from './SiteLayout';
import { whenWanted } from './whenWanted';

const QueryProvider = lazy(() => import('./QueryProvider'));
const PortfolioRoute = lazy(() => import('./routes/PortfolioRoute'));
const BlogRoute = lazy(() => import('./routes/BlogRoute'));
const AdminRoute = lazy(() => import('./routes/admin/AdminRoute'));
const PostsPanel = lazy(() => import('./routes/admin/PostsPanel'));
const ProjectsPanel = lazy(() => import('./routes/admin/ProjectsPanel'));
const MessagesPanel = lazy(() => import('./routes/admin/MessagesPanel'));
// The form reads well without its code, which is a third of what the page would download.
const ContactRoute = lazy(() => whenWanted().then(() => import('./routes/ContactRoute')));

/** Which screen an address shows. A list and its opened item are one screen. */
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
        <Route element={<QueryProvider />}>
          <Route caseSensitive path={`${paths.portfolio}/:id?`} element={<PortfolioRoute />} />
          <Route caseSensitive path={`${paths.blog}/:slug?`} element={<BlogRoute />} />
        </Route>
        <Route caseSensitive path={paths.contact} element={<ContactRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
