import { Button } from '../primitives/Button';
import { Disclosure } from '../primitives/Disclosure';
import { editorIcons } from '../primitives/editorIcons';
import { Icon } from '../primitives/Icon';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import * as css from './PublishChecklist.css';
import { SharedLinkCard, type SharedLinkCardProps } from './SharedLinkCard';

export interface PublishChecklistProps {
  /** What a post should have, whether it has, and what leads to its field. */
  items: readonly { label: string; done: boolean; onOpen: () => void }[];
  /** What a chat shows of a link to it. */
  card: SharedLinkCardProps;
}

/** What is left to do before a post is published, and its link as WhatsApp shows it. Nothing of it is required. */
export function PublishChecklist({ items, card }: PublishChecklistProps) {
  const left = items.filter(({ done }) => !done).length;
  return (
    <Disclosure summary={left === 0 ? 'Ready to publish' : `Before publishing: ${left} to do`}>
      <Stack direction="row" align="stretch" className={css.body}>
        <Stack as="ul" gap="xxsmall" className={css.items}>
          {items.map(({ label, done, onOpen }) => (
            <li key={label}>
              <Button
                tone="neutral"
                variant={done ? 'plain' : 'outline'}
                size="small"
                onClick={onOpen}
              >
                <Icon name={done ? editorIcons.done : editorIcons.open} size="small" />
                <span>
                  {label}
                  <VisuallyHidden>{done ? ' – done' : ' – to do'}</VisuallyHidden>
                </span>
              </Button>
            </li>
          ))}
        </Stack>
        <SharedLinkCard {...card} />
      </Stack>
      <Text size="small" tone="muted">
        Shared links show this drawing instead of the cover.
      </Text>
    </Disclosure>
  );
}
