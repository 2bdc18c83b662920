import { type Columns, parseRows, text, textOrNull } from '@agency/model/parseRows';
import { queryOptions } from '@tanstack/react-query';
import { type Cursor, newestFirst, readToEnd } from '#src/lib/backend/keysetPagination.ts';
import type { EntryTableName } from '#src/lib/backend/tableNames.ts';
import { withAdminClient } from '../lib/askAsAdmin';
import { type BuiltState, readBuiltEntries } from './builtEntries';
import { compareWithBuild } from './compareWithBuild';

type StoredState = BuiltState & Cursor;

/** What is stored and not yet in the built site, posts first. */
export const waitingEntriesQuery = queryOptions({
  queryKey: ['admin', 'siteBuild', 'waiting'],
  queryFn: async ({ signal }) => {
    const [built, posts, projects] = await Promise.all([
      readBuiltEntries(),
      readStates('blog_posts', signal),
      readStates('portfolio', signal),
    ]);
    return [
      ...compareWithBuild(built.blog_posts, posts),
      ...compareWithBuild(built.portfolio, projects),
    ];
  },
  // Read again at each opening: another device may have saved since.
  staleTime: 0,
  meta: { failure: 'Error reading what waits for a build:' },
});

const readStates = (table: EntryTableName, signal: AbortSignal): Promise<StoredState[]> =>
  readToEnd(
    (cursor) =>
      withAdminClient((supabase) => {
        const states = supabase.from(table).select('id,title,created_at,updated_at');
        return newestFirst(states, cursor).abortSignal(signal);
      }),
    (answer) => parseRows(answer, readState),
  );

const readState = (row: Columns): StoredState => ({
  id: text(row.id),
  title: text(row.title),
  created_at: text(row.created_at),
  updated_at: textOrNull(row.updated_at) ?? undefined,
});
