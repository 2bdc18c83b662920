import type { Post } from '@agency/model/post';
import type { Project } from '@agency/model/project';
import { createContext } from 'react';

/** What was published when the site was built, newest first. */
export interface PublishedContent {
  posts: readonly Post[];
  projects: readonly Project[];
}

/** There while pages are made; a browser reads for itself. */
export const Published = createContext<PublishedContent | undefined>(undefined);
