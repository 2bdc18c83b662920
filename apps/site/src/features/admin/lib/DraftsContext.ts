import { createContext } from 'react';
import { draftsOf } from '#src/lib/drafts.ts';

/** The drafts of the account that is signed in. */
export const DraftsContext = createContext(draftsOf(''));
