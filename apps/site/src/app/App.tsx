import '@agency/ui/tokens/base.css';
import { LinkProvider } from '@agency/ui/primitives/LinkProvider';
import { TimeZoneProvider } from '@agency/ui/primitives/TimeZoneProvider';
import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { site } from '../content/site';
import { QueryClientContext } from '../lib/backend/QueryClientContext';
import { useReportHydrated } from '../lib/startup';
import { ErrorBoundary } from './ErrorBoundary';
import { NavigationStatus } from './loading/NavigationStatus';
import { useHistoryPreload } from './loading/useHistoryPreload';
import { RouterLink } from './RouterLink';
import { Router } from './router';

export interface AppProps {
  /** Default: one for the life of the page, created when a route first reads. */
  queryClient?: QueryClient;
}

/** The whole application, inside a router: the browser's, a static one or one in memory. */
export function App({ queryClient }: AppProps) {
  const { pathname } = useLocation();
  useReportHydrated('shell');
  useHistoryPreload();
  return (
    <QueryClientContext value={queryClient}>
      <TimeZoneProvider zone={site.timeZone}>
        <LinkProvider link={RouterLink}>
          <ErrorBoundary url={pathname} as="main">
            <Router />
          </ErrorBoundary>
          <NavigationStatus />
        </LinkProvider>
      </TimeZoneProvider>
    </QueryClientContext>
  );
}
