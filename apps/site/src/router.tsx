import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Layout } from './Layout';
import { paths } from './paths';
import NotFoundRoute from './routes/NotFoundRoute';

const HomeRoute = lazy(() => import('./routes/HomeRoute'));
const AboutRoute = lazy(() => import('./routes/AboutRoute'));
const ServicesRoute = lazy(() => import('./routes/ServicesRoute'));
const PortfolioRoute = lazy(() => import('./routes/PortfolioRoute'));
const BlogRoute = lazy(() => import('./routes/BlogRoute'));
const AdminRoute = lazy(() => import('./routes/admin/AdminRoute'));
const PostsPanel = lazy(() => import('./routes/admin/PostsPanel'));
const ProjectsPanel = lazy(() => import('./routes/admin/ProjectsPanel'));
const MessagesPanel = lazy(() => import('./routes/admin/MessagesPanel'));
const ContactRoute = lazy(() => import('./routes/ContactRoute'));

/** Which screen an address shows. A list and its opened item are one screen. */
export function Router() {
  return (
    <Routes>
      <Route
        caseSensitive
        path={paths.admin}
        element={
          <Suspense>
            <AdminRoute />
          </Suspense>
        }
      >
        <Route index element={<PostsPanel />} />
        <Route caseSensitive path={paths.adminPortfolio} element={<ProjectsPanel />} />
        <Route caseSensitive path={paths.adminMessages} element={<MessagesPanel />} />
      </Route>
      <Route element={<Layout />}>
        <Route caseSensitive path={paths.home} element={<HomeRoute />} />
        <Route caseSensitive path={paths.about} element={<AboutRoute />} />
        <Route caseSensitive path={paths.services} element={<ServicesRoute />} />
        <Route caseSensitive path={`${paths.portfolio}/:id?`} element={<PortfolioRoute />} />
        <Route caseSensitive path={`${paths.blog}/:slug?`} element={<BlogRoute />} />
        <Route caseSensitive path={paths.contact} element={<ContactRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Route>
    </Routes>
  );
}
