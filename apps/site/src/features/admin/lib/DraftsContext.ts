import { createContext } from 'react';
import { draftsOf } from '#lib/drafts';

/** The drafts of the account that is signed in. */
export const DraftsContext = createContext(draftsOf(''));
