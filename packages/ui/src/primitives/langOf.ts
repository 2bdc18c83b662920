import { languageOf } from '@agency/model/text/languageOf';
import type { ReactNode } from 'react';

/** The `lang` of children that are one string; undefined where the page's language holds. */
export const langOf = (children: ReactNode) =>
  typeof children === 'string' ? languageOf(children) : undefined;
