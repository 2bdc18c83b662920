import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../src/app/App.tsx';
import type { PageData } from '../src/lib/backend/QueryProvider.tsx';

/** What `App` renders at a URL. */
export interface RenderedPage {
  /** Title and metadata. */
  head: string;
  body: string;
  /** Undefined where its queries have none. */
  data: PageData | undefined;
}

/** Titles and metadata, which React writes in front of the page that names them. */
const HEAD = /<title>[\s\S]*?<\/title>|<meta [^>]*>|<link [^>]*>/g;

/** @param cache holds what the page shows; nothing is read while it renders */
export async function renderPage(url: string, cache: QueryClient): Promise<RenderedPage> {
  const queries = cache.getQueryCache().getAll();
  const data: PageData = queries.map(({ queryKey, state }) => [queryKey, state.data]);
  // As in the browser, which has to hydrate the same.
  void cache.invalidateQueries({ refetchType: 'none' });
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={url}>
        <App queryClient={cache} />
      </StaticRouter>
    </StrictMode>,
    // Larger boundaries would be sent hidden, for a script to move into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const markup = await new Response(prelude).text();
  return {
    head: (markup.match(HEAD) ?? []).join(''),
    body: markup.replace(HEAD, ''),
    data: data.length > 0 ? data : undefined,
  };
}
