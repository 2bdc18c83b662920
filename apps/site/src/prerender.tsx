import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { paths } from './paths';
import { createQueryClient } from './queries/queryClient';

/** The file of each page that is made at build time, by its address. */
export const pages = {
  [paths.home]: 'index.html',
  [paths.about]: 'about.html',
  [paths.services]: 'services.html',
  [paths.portfolio]: 'portfolio.html',
  [paths.blog]: 'blog.html',
  [paths.contact]: 'contact.html',
  [paths.admin]: 'admin.html',
  '/404': '404.html',
} as const;

/** Titles and metadata, which React writes in front of the page that names them. */
const HEAD = /<title>.*?<\/title>|<meta [^>]*>/g;

/** The markup of a page, apart by where it belongs in the document. */
export async function render(address: string): Promise<{ head: string; body: string }> {
  const queryClient = createQueryClient();
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={address}>
        <App queryClient={queryClient} />
      </StaticRouter>
    </StrictMode>,
    // Larger boundaries would come hidden, behind the page, for a script to move into place.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const markup = await new Response(prelude).text();
  // Its timers would keep the build waiting for minutes.
  queryClient.clear();
  return {
    head: (markup.match(HEAD) ?? []).join(''),
    body: markup.replace(HEAD, ''),
  };
}
