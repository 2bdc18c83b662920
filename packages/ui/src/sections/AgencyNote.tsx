import { ButtonLink } from '../primitives/Button';
import { Link } from '../primitives/Link';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { actions, note } from './AgencyNote.css';
import { EntryColumn } from './EntryColumn';

export interface AgencyNoteProps {
  /** Who the agency is, in a sentence. */
  text: string;
  primary: { href: string; label: string };
  secondary: { href: string; label: string };
}

/** Below an article: who wrote it, and what a reader may do next. */
export function AgencyNote({ text, primary, secondary }: AgencyNoteProps) {
  return (
    <EntryColumn>
      <Stack as="section" aria-label={secondary.label} className={note}>
        <Text>{text}</Text>
        <Stack direction="row" gap="large" className={actions}>
          <ButtonLink href={primary.href} variant="outline">
            {primary.label}
          </ButtonLink>
          <Link href={secondary.href} look="inline">
            {secondary.label}
          </Link>
        </Stack>
      </Stack>
    </EntryColumn>
  );
}
