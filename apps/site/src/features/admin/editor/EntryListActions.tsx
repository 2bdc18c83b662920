import { ButtonLink } from '@agency/ui/primitives/Button';
import { useQuery } from '@tanstack/react-query';
import { admin } from '#content/admin';
import { storesPictures } from '../lib/bucketQueries';
import { Publishing } from '../publishing/Publishing';
import { DeletedEntries, type DeletedEntriesProps } from './DeletedEntries';

/** Above a list of entries: what waits for a build, what was deleted, and the stored pictures. */
export function EntryListActions({ table }: DeletedEntriesProps) {
  const { data: stored } = useQuery(storesPictures);
  const { href, label } = admin.pictureSection;
  return (
    <>
      {stored && (
        <ButtonLink
          href={href}
          tone="neutral"
          variant="outline"
          // The link is unmounted with its section, and would drop the focus to the body.
          onClick={() => document.querySelector('main')?.focus({ preventScroll: true })}
        >
          {label}
        </ButtonLink>
      )}
      <DeletedEntries table={table} />
      <Publishing />
    </>
  );
}
