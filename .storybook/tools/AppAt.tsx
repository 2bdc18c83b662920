import type { Scenario } from '@agency/mocks/backend/createBackend';
import { scenarios } from '@agency/mocks/scenarios';
import { App } from '@agency/site/App';
import { createQueryClient } from '@agency/site/queryClient';
import { StrictMode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { noPicture } from './chromaticModes';

export interface AppAtProps {
  /** The path of the page, e.g. `/blog`. */
  url: string;
}

/** The whole site at a URL, with its own query cache and without delays before retries. */
export function AppAt({ url }: AppAtProps) {
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    const { queries, ...others } = client.getDefaultOptions();
    client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
    return client;
  });
  return (
    <StrictMode>
      <MemoryRouter initialEntries={[url]}>
        <App queryClient={queryClient} />
      </MemoryRouter>
    </StrictMode>
  );
}

/**
 * What the stories of a whole page have in common; the components below have the pictures.
 * @param backend its scenario; default: everything is there
 */
export const screenAt = (url: string, backend: Scenario = scenarios.ready) => ({
  component: AppAt,
  args: { url },
  parameters: { layout: 'fullscreen', chromatic: noPicture, backend },
});
