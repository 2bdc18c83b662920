import type { QueryClient } from '@tanstack/react-query';
import { createContext } from 'react';

/** A cache from outside, for whoever runs the application more than once. */
export const GivenQueryClient = createContext<QueryClient | undefined>(undefined);
