import { bestFirst } from '@agency/model/search';
import { SearchPalette, searchPaletteWords } from '@agency/ui/sections/SearchPalette';
import { admin } from '#src/content/admin.ts';
import { paths } from '#src/lib/paths.ts';
import { useEntrySearch, useSearchResult } from '../../search/useEntrySearch';
import { messageQueries } from '../messages/messageQueries';

const { most, field, failed, ...labels } = admin.search;
const paletteWords = { ...searchPaletteWords, field, failed };
const { panel } = paths;

/** Leads to any entry or message of the panel. */
export function AdminSearch({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { terms, enabled, posts, projects, paletteOf } = useEntrySearch(open);
  const messages = useSearchResult(messageQueries.found(terms), enabled);
  const postHits = bestFirst(posts.entries, terms, most).map(({ id, title, tags }) =>
    hit(title, tags.join(', '), panel.posts, { edit: id }),
  );
  const projectHits = bestFirst(projects.entries, terms, most).map(({ id, title, category }) =>
    hit(title, category, panel.projects, { edit: id }),
  );
  const messageHits = messages.entries
    .slice(0, most)
    .map(({ id, name, message }) => hit(name, message, panel.messages, { open: id }));
  return (
    <SearchPalette
      open={open}
      onClose={onClose}
      groups={[
        { label: labels.posts, hits: postHits },
        { label: labels.projects, hits: projectHits },
        { label: labels.messages, hits: messageHits },
      ]}
      {...paletteOf(posts, projects, messages)}
      words={paletteWords}
    />
  );
}

const hit = (title: string, detail: string, path: string, opens: Record<string, string>) => ({
  title,
  detail: detail || undefined,
  href: `${path}?${new URLSearchParams(opens)}`,
});
