import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';

// In `index.html`.
const root = document.getElementById('root') as HTMLElement;

// The history's state survives a reload, but a document always shows an entry's own page.
if (history.state?.usr) history.replaceState({ ...history.state, usr: null }, '');

// Hosts that merge slashes answer `//about` with the page of `/about`.
const { pathname, search, hash } = location;
if (pathname.includes('//')) {
  history.replaceState(history.state, '', pathname.replace(/\/{2,}/g, '/') + search + hash);
}

// Vite downloads the stylesheet of a chunk unless the document has a link to it. The page has these styles inline, so it
// gets disabled links to them.
for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-of]')) {
  const link = document.createElement('link');
  document.head.append(
    Object.assign(link, { rel: 'stylesheet', disabled: true, href: dataset.of }),
  );
}

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// As a transition, React hydrates in short tasks, so that input is handled between them.
if (root.firstElementChild) startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
