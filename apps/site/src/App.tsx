import '@agency/ui/tokens/base.css';
import { type LinkComponent, LinkProvider } from '@agency/ui/primitives/LinkProvider';
import type { QueryClient } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import { GivenQueryClient } from './GivenQueryClient';
import { Router } from './router';
import { useLive } from './useLive';

/** Remembers where it was followed, so that a dialog knows the list below it. */
const RouterLink: LinkComponent = ({ href, ...rest }) => {
  const { pathname } = useLocation();
  return <Link {...rest} to={href} state={{ from: pathname }} />;
};

export interface AppProps {
  /** Absent: one for the life of the page, made when a screen first reads. */
  queryClient?: QueryClient;
}

/** The whole application, inside whichever router runs it: the browser's, or one without a browser. */
export function App({ queryClient }: AppProps) {
  const { pathname } = useLocation();
  useLive();
  return (
    <GivenQueryClient value={queryClient}>
      <LinkProvider link={RouterLink}>
        <ErrorBoundary address={pathname}>
          <Router />
        </ErrorBoundary>
      </LinkProvider>
    </GivenQueryClient>
  );
}
