import type { ElementContent } from 'hast';

/** What a report says of elements that have no form in Markdown. */
export interface Losses {
  /** Left out, such as `a form`. */
  gone: Set<string>;
  /** Now links, such as `a video`. */
  linked: Set<string>;
}

export function lose(what: string, { gone }: Losses): ElementContent[] {
  gone.add(what);
  return [];
}
