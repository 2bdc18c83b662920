import type { Scenario } from '@agency/mocks/backend/createBackend';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, onTestFinished, vi } from 'vitest';
import { App } from '../src/app/App';
import { createQueryClient } from '../src/lib/backend/queryClient';
import { fakeClock } from './fakeClock';
import { type FaultyBackend, faultyBackend } from './faultyBackend';
import { notificationsNow } from './pageActions';
import { until } from './settle';

/** Gives each test of a file a fake clock, an empty device, and a backend of its own: `site.backend`. */
export function siteForEachTest(scenario: Scenario) {
  const site = {} as { backend: FaultyBackend };
  beforeEach(() => {
    fakeClock();
    localStorage.clear();
    site.backend = faultyBackend(scenario);
  });
  return site;
}

/** Renders the whole site at a URL until the test ends. @returns what takes it away before */
export function renderSite(url: string): () => void {
  document.body.innerHTML = '<div></div>';
  // Each question of the panel is answered with yes.
  vi.stubGlobal('confirm', () => true);
  const root = createRoot(document.body.firstElementChild as Element);
  root.render(
    <MemoryRouter initialEntries={[url]}>
      <App queryClient={createQueryClient()} />
    </MemoryRouter>,
  );
  onTestFinished(async () => {
    // They would be on the page of the next test too.
    await until(() => notificationsNow().length === 0);
    root.unmount();
  });
  return () => root.unmount();
}
