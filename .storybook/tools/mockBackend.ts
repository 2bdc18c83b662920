import {
  createBackend,
  type MockBackend,
  type Scenario,
} from '@agency/mocks/backend/createBackend';
import { notify } from '@agency/ui/primitives/Toaster';
import type { LoaderFunction } from 'storybook/internal/types';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The state of the backend during the story: one of `@agency/mocks/scenarios`. */
    backend?: Scenario;
  }
}

/** The `localStorage` key of the session, which the Supabase client derives from the origin. */
const SESSION_KEY = `sb-${window.location.hostname.split('.')[0]}-auth-token`;

/** The HTTP interfaces of a Supabase project. */
const API_PATH = /\/(rest|auth|storage|functions|realtime|graphql)\/v1\//;

/** A request to this path is answered after all that were sent before. */
const FLUSH_PATH = '/mock-backend/flush';

let current: MockBackend | undefined;
let workerStart: Promise<unknown> | undefined;

/** Gives each story with a scenario a new backend, and empties the browser's storage. */
export const mockBackend: LoaderFunction = async ({ parameters }) => {
  if (!parameters.backend) return {};
  await endPreviousStory();
  current = createBackend(parameters.backend);
  workerStart ??= startWorker();
  await workerStart;
  if (current.session) localStorage.setItem(SESSION_KEY, JSON.stringify(current.session));
  return { backend: current };
};

async function endPreviousStory() {
  if (current) {
    await current.close();
    // Responses and their bodies arrive in order, so the page has received the pending ones.
    await flush();
    await flush();
  }
  notify.clear();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = 'sidebar_state=; path=/; max-age=0';
}

const flush = async () => (await fetch(FLUSH_PATH)).text();

async function startWorker() {
  const [{ http, HttpResponse }, { setupWorker }] = await Promise.all([
    import('msw'),
    import('msw/browser'),
  ]);
  const worker = setupWorker(
    http.get(`*${FLUSH_PATH}`, () => HttpResponse.text('Flushed')),
    http.all(API_PATH, async ({ request }) => {
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
        `A story requested ${href}, which Storybook blocks. Use a fixture, or a response of the mock ` +
          'backend: see CONTRIBUTING, "Adding a scenario".',
      );
      return HttpResponse.error();
    }),
  );
  await worker.start({
    quiet: true,
    // The worker lies beside Storybook, which may be served from a subfolder.
    serviceWorker: { url: `${import.meta.env.BASE_URL}mockServiceWorker.js` },
    // Storybook's own modules, pictures and fonts come from its server.
    onUnhandledFrame: 'bypass',
  });
}
