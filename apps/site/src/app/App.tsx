import '@agency/ui/tokens/base.css';
import { LinkProvider } from '@agency/ui/primitives/LinkProvider';
import { TimeZoneProvider } from '@agency/ui/primitives/TimeZoneProvider';
import type { QueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { site } from '../content/site';
import { QueryClientContext } from '../lib/backend/QueryClientContext';
import { FirstScreen } from '../lib/hydration/FirstScreen';
import { useHydrated } from '../lib/hydration/useHydrated';
import { ErrorBoundary } from './ErrorBoundary';
import { NavigationStatus } from './NavigationStatus';
import { RouterLink } from './RouterLink';
import { Router } from './router';
import { useHistoryPreload } from './useHistoryPreload';

export interface AppProps {
  /** The page's markup is there before the application, or is being made. Default: false. */
  prerendered?: boolean;
  /** Default: one for the life of the page, created when a route first reads. */
  queryClient?: QueryClient;
}

/** The whole application, inside a router: the browser's, a static one or one in memory. */
export function App({ prerendered = false, queryClient }: AppProps) {
  const { pathname } = useLocation();
  useHydrated('shell');
  useHistoryPreload();
  return (
    <QueryClientContext value={queryClient}>
      <TimeZoneProvider zone={site.timeZone}>
        <LinkProvider link={RouterLink}>
          <FirstScreen prerendered={prerendered}>
            <ErrorBoundary url={pathname} as="main">
              <Router />
            </ErrorBoundary>
            <NavigationStatus />
          </FirstScreen>
        </LinkProvider>
      </TimeZoneProvider>
    </QueryClientContext>
  );
}
