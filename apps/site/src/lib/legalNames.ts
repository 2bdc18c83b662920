import { LEGAL_NAMES } from './pages';

/** The legal pages whose text exists; the build and the development server look when they start. */
export const legalNames = () =>
  LEGAL_NAMES.filter((name) => import.meta.env.VITE_LEGAL_PAGES?.split(',').includes(name));
