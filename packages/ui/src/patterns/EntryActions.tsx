import { ButtonLink } from '../primitives/Button';
import { Stack } from '../primitives/Stack';
import { actions } from './EntryActions.css';
import { ShareLinks, type ShareLinksProps } from './ShareLinks';

export interface EntryActionsProps extends ShareLinksProps {
  /** Leads to the contact form. Default: none. */
  ask?: { href: string; label: string } | undefined;
}

/** What a reader may do with a post or a project: ask about it, share it. */
export function EntryActions({ ask, ...entry }: EntryActionsProps) {
  return (
    <Stack direction="row" gap="small" align="start" className={actions}>
      {ask && <ButtonLink href={ask.href}>{ask.label}</ButtonLink>}
      <ShareLinks {...entry} />
    </Stack>
  );
}
