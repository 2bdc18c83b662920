import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';
import { createQueryClient } from './queries/queryClient';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App queryClient={createQueryClient()} />
    </BrowserRouter>
  </StrictMode>
);

// A built page carries its markup; development begins with an empty one.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
