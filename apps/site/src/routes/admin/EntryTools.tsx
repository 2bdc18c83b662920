import { ButtonLink } from '@agency/ui/primitives/Button';
import { useQuery } from '@tanstack/react-query';
import { admin } from '../../content/admin';
import { storesPictures } from '../../queries/admin/storesPictures';
import { DeletedEntries, type DeletedEntriesProps } from './DeletedEntries';

/** Above a list of entries: what was deleted, and the pictures where the backend stores some. */
export function EntryTools({ table }: DeletedEntriesProps) {
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
    </>
  );
}
