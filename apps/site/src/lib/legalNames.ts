import { LEGAL_NAMES } from './pages';

/**
 * The legal pages whose text exists in `content/legal`: Vite's configuration looks when it starts, and sets
 * `VITE_LEGAL_PAGES`.
 */
export const legalNames = () =>
  LEGAL_NAMES.filter((name) => import.meta.env.VITE_LEGAL_PAGES?.split(',').includes(name));
