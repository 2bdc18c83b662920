import type { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';

/** Titles and metadata, which React writes in front of the page that names them. */
const HEAD = /<title>[\s\S]*?<\/title>|<meta [^>]*>|<link [^>]*>/g;

/** @param queryClient holds what the page shows; nothing is read while it renders */
export async function render(
  url: string,
  queryClient: QueryClient,
): Promise<{ head: string; body: string }> {
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={url}>
        <App queryClient={queryClient} />
      </StaticRouter>
    </StrictMode>,
    // Larger boundaries would be sent hidden, for a script to move into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const markup = await new Response(prelude).text();
  return {
    head: (markup.match(HEAD) ?? []).join(''),
    body: markup.replace(HEAD, ''),
  };
}
