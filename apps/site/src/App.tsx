import '@agency/ui/tokens/base.css';
import { type LinkComponent, LinkProvider } from '@agency/ui/primitives/LinkProvider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { ErrorBoundary } from './ErrorBoundary';
import { Router } from './router';

/** Remembers where it was followed, so that a dialog knows the list below it. */
const RouterLink: LinkComponent = ({ href, ...rest }) => {
  const { pathname } = useLocation();
  return <Link {...rest} to={href} state={{ from: pathname }} />;
};

export interface AppProps {
  queryClient: QueryClient;
}

/** The whole application, inside whichever router runs it: the browser's, or one without a browser. */
export function App({ queryClient }: AppProps) {
  const { pathname } = useLocation();
  return (
    <QueryClientProvider client={queryClient}>
      <LinkProvider link={RouterLink}>
        <ErrorBoundary address={pathname}>
          <Router />
        </ErrorBoundary>
      </LinkProvider>
    </QueryClientProvider>
  );
}
