import { App } from '@agency/site/App';
import { createQueryClient } from '@agency/site/queries/queryClient';
import { StrictMode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';

export interface PageForStoriesProps {
  /** Where the visitor has come to, e.g. `/blog`. */
  address: string;
}

/** The whole site at an address, with a cache of its own that does not wait before it tries again. */
export function PageForStories({ address }: PageForStoriesProps) {
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    const { queries, ...others } = client.getDefaultOptions();
    client.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
    return client;
  });
  return (
    <StrictMode>
      <MemoryRouter initialEntries={[address]}>
        <App queryClient={queryClient} />
      </MemoryRouter>
    </StrictMode>
  );
}
