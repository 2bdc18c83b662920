import { App } from '@agency/site/App';
import { createQueryClient } from '@agency/site/queryClient';
import { StrictMode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';

export interface PageForStoriesProps {
  /** The path of the page, e.g. `/blog`. */
  url: string;
}

/** The whole site at a URL, with its own query cache and without delays before retries. */
export function PageForStories({ url }: PageForStoriesProps) {
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
