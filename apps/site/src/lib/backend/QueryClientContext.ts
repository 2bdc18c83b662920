import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/** The query client of a build or of a story. Absent in a browser, where `QueryProvider` makes one. */
export const QueryClientContext = createContext<QueryClient | undefined>(undefined);
