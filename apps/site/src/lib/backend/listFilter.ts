/** What of a list is shown. An empty filter shows all of it. */
export interface ListFilter {
  category?: string | undefined;
  tag?: string | undefined;
  /** As `searchWords` gives them. */
  words: readonly string[];
}

export const EVERYTHING: ListFilter = { words: [] };

/** Whether the search of the database answers it, rather than the list. */
export const isSearch = ({ tag, words }: Omit<ListFilter, 'category'>): boolean =>
  tag !== undefined || words.length > 0;
