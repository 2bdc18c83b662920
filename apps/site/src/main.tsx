import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './App';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

// A built page carries its markup; development begins with an empty one.
if (root.firstElementChild) hydrateRoot(root, app);
else createRoot(root).render(app);
