import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';
import { parseEnv } from './env';
import { Published, type PublishedContent } from './Published';
import { createQueryClient } from './queries/queryClient';

export { light } from '@agency/ui/tokens/roles';
export { about } from './content/about';
export { blog } from './content/blog';
export { contact } from './content/contact';
export { home } from './content/home';
export { portfolio } from './content/portfolio';
export { services } from './content/services';
export { site } from './content/site';
export { absolute, paths } from './paths';
export { earlyAddress } from './queries/earlyRange';
export { readPublished } from './readPublished';
export { seoOfPost, seoOfProject } from './seo';

/** What the pages were built with. */
export const env = parseEnv(import.meta.env);

/** Titles and metadata, which React writes in front of the page that names them. */
const HEAD = /<title>[\s\S]*?<\/title>|<meta [^>]*>|<link [^>]*>/g;

/** The markup of a page, apart by where it belongs in the document. */
export async function render(
  address: string,
  published: PublishedContent,
): Promise<{ head: string; body: string }> {
  const queryClient = createQueryClient();
  const { prelude } = await prerender(
    <StrictMode>
      <Published value={published}>
        <StaticRouter location={address}>
          <App queryClient={queryClient} />
        </StaticRouter>
      </Published>
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
