import {
  createBackend,
  type MockBackend,
  type Scenario,
} from '@agency/mocks/backend/createBackend';
import { toast } from 'sonner';
import type { LoaderFunction } from 'storybook/internal/types';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** What the backend is like while the story runs: one of `@agency/mocks/scenarios`. */
    backend?: Scenario;
  }
}

/** Where the backend's client keeps its session, as it derives it from the page's own origin. */
const SESSION_KEY = `sb-${window.location.hostname.split('.')[0]}-auth-token`;

/** Everything that the site may ask a Supabase project. */
const API = /\/(rest|auth|storage|functions|realtime|graphql)\/v1\//;

/** An address that is answered with nothing. */
const BARRIER = '/barrier/of/the/mock/backend';

let current: MockBackend | undefined;
let listening: Promise<unknown> | undefined;

/**
 * Gives each story that names a scenario a new backend, in a browser that has been nowhere yet.
 * A request that the backend does not understand fails the story.
 */
export const mockBackend: LoaderFunction = async ({ parameters }) => {
  if (!parameters.backend) return {};
  await leave();
  current = createBackend(parameters.backend);
  listening ??= listen();
  await listening;
  if (current.session) localStorage.setItem(SESSION_KEY, JSON.stringify(current.session));
  return { backend: current };
};

/** What one story began must not reach the next: the site's client and notifications outlive it. */
async function leave() {
  if (current) {
    await current.close();
    // Answers arrive in turn, so the site has heard all that were sent before this one.
    await fetch(BARRIER);
    await fetch(BARRIER);
  }
  toast.dismiss();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = 'sidebar_state=; path=/; max-age=0';
}

async function listen() {
  const [{ http, HttpResponse }, { setupWorker }] = await Promise.all([
    import('msw'),
    import('msw/browser'),
  ]);
  const worker = setupWorker(
    http.get(`*${BARRIER}`, () => new HttpResponse()),
    http.all(API, async ({ request }) => {
      try {
        return await current?.answer(request);
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        return HttpResponse.error();
      }
    }),
    http.all(/^https?:/, ({ request }) => {
      const { origin, href } = new URL(request.url);
      if (origin === location.origin || request.headers.get('accept')?.includes('image/')) return;
      console.error(
        `A story asked ${href}, which is not there in Storybook. What a story needs is a fixture or ` +
          'an answer of the mock backend: see CONTRIBUTING, "Adding a scenario".',
      );
      return HttpResponse.error();
    }),
  );
  await worker.start({
    quiet: true,
    // Storybook may live in a subfolder, and the worker beside it.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    // Modules, pictures and fonts are nobody's business here.
    onUnhandledFrame: 'bypass',
  });
}
