import type { Message } from '@agency/model/message';
import { type ReactNode, useRef } from 'react';
import { useCopy } from '../hooks/useCopy';
import { useFocusFallback } from '../hooks/useFocusFallback';
import { useLastDefined } from '../hooks/useLastDefined';
import { formatDate } from '../patterns/formatDate';
import { ItemDialog, type ItemDialogProps } from '../patterns/ItemDialog';
import { adminIcons } from '../primitives/adminIcons';
import { Button, ButtonLink } from '../primitives/Button';
import { DialogBody } from '../primitives/Dialog';
import { Icon } from '../primitives/Icon';
import { LiveRegion } from '../primitives/LiveRegion';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { MessageMeta } from './MessageCard';
import { actionRow } from './MessageDialog.css';

/** URLs that open a mail, a chat and a call; a missing one has no button. */
interface ReplyLinks {
  mail: string;
  chat?: string | undefined;
  call?: string | undefined;
}

export interface MessageDialogProps extends Pick<ItemDialogProps, 'fallbackFocus' | 'steps'> {
  /** The message that is open; undefined closes the dialog. */
  message: Message | undefined;
  onClose: () => void;
  reply: (message: Message) => ReplyLinks;
  /** Asks, then deletes it. */
  onDelete: (message: Message) => void;
}

/** A message with all the ways to answer it; printing prints it alone. */
export function MessageDialog(props: MessageDialogProps) {
  const { message, onClose, reply, onDelete, fallbackFocus, steps } = props;
  const shown = useLastDefined(message);
  return (
    <ItemDialog
      open={message !== undefined}
      onClose={onClose}
      title={shown?.name ?? ''}
      fallbackFocus={fallbackFocus}
      steps={steps}
    >
      {shown && <MessageContent key={shown.id} message={shown} reply={reply} onDelete={onDelete} />}
    </ItemDialog>
  );
}

type MessageContentProps = Pick<MessageDialogProps, 'reply' | 'onDelete'> & { message: Message };

function MessageContent({ message, reply, onDelete }: MessageContentProps) {
  const { mail, chat, call } = reply(message);
  // Another message takes its place when it is deleted.
  const root = useFocusFallback<HTMLDivElement>();
  const text = useRef<HTMLDivElement>(null);
  const { copied, refused, copy } = useCopy(asText(message), () => {
    if (text.current) window.getSelection()?.selectAllChildren(text.current);
  });
  return (
    <DialogBody ref={root} gap="large">
      <MessageMeta message={message} />
      <div ref={text}>
        <Text authored measured>
          {message.message}
        </Text>
      </div>
      <Stack direction="row" gap="small" align="stretch" className={actionRow}>
        <ButtonLink href={mail}>{labelled('mail', 'Reply by mail')}</ButtonLink>
        {chat && (
          <ButtonLink tone="neutral" variant="outline" href={chat}>
            {labelled('chat', 'WhatsApp')}
          </ButtonLink>
        )}
        {call && (
          <ButtonLink tone="neutral" variant="outline" href={call}>
            {labelled('phone', 'Call')}
          </ButtonLink>
        )}
        <Button tone="neutral" variant="outline" onClick={copy}>
          {labelled(adminIcons.copy, copied ? 'Copied' : 'Copy')}
        </Button>
        <Button tone="neutral" variant="outline" onClick={() => window.print()}>
          {labelled(adminIcons.print, 'Print')}
        </Button>
        <Button tone="neutral" variant="outline" onClick={() => onDelete(message)}>
          {labelled(adminIcons.trash, 'Delete')}
        </Button>
        {(copied || refused) && (
          <LiveRegion
            visible={!copied}
            text={copied ? 'Message copied' : 'The message is selected: copy it with Ctrl or ⌘ C.'}
          />
        )}
      </Stack>
    </DialogBody>
  );
}

function labelled(icon: Parameters<typeof Icon>[0]['name'], label: string): ReactNode {
  return (
    <>
      <Icon name={icon} size="small" />
      <span>{label}</span>
    </>
  );
}

function asText({ name, email, mobile, created_at, message }: Message): string {
  return [name, email, mobile, formatDate(created_at, 'dateTime'), '', message]
    .filter((line) => line !== null)
    .join('\n');
}
