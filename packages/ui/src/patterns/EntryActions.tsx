import { type MouseEvent, useState } from 'react';
import { selectText, useCopy } from '../hooks/useCopy';
import { Button, ButtonLink } from '../primitives/Button';
import { Icon } from '../primitives/Icon';
import { LiveRegion } from '../primitives/LiveRegion';
import { Stack } from '../primitives/Stack';
import {
  actions,
  ask as askClass,
  copy as copyClass,
  input,
  links,
  share,
  summary,
} from './EntryActions.css';

/** @public */
export const entryActionsWords = {
  edit: 'Edit',
  share: 'Share',
  whatsApp: 'WhatsApp',
  email: 'Email',
  copy: 'Copy link',
  copied: 'Link copied',
  link: 'Link',
};

export interface EntryActionsProps {
  title: string;
  /** Absolute. */
  url: string;
  /** Leads to the contact form. Default: none. */
  ask?: { href: string; label: string } | undefined;
  /** Leads to its form in the panel. Default: none. */
  editHref?: string | undefined;
  /** Default: English. */
  words?: typeof entryActionsWords;
}

/** What a reader may do with a post or a project: ask about it, share it; its author may edit it. */
export function EntryActions(props: EntryActionsProps) {
  const { ask, title, url, editHref, words = entryActionsWords } = props;
  return (
    <Stack direction="row" gap="small" align="start" className={actions}>
      {ask && (
        <ButtonLink href={ask.href} className={askClass}>
          {ask.label}
        </ButtonLink>
      )}
      <ShareLinks title={title} url={url} words={words} />
      {editHref !== undefined && (
        <ButtonLink href={editHref} tone="neutral" variant="outline">
          {words.edit}
        </ButtonLink>
      )}
    </Stack>
  );
}

const SHARE_ICON =
  'M12 15V4M8 7.500l4-4 4 4M5 12v6.500A1.5 1.5 0 0 0 6.5 20h11a1.500 1.5 0 0 0 1.500-1.500V12';

/**
 * Opens the device's own share sheet; where there is none, links to WhatsApp and mail and a button
 * that copies the URL. Without JavaScript the links are there.
 */
function ShareLinks(props: Required<Pick<EntryActionsProps, 'title' | 'url' | 'words'>>) {
  const { title, url, words } = props;
  const [opened, setOpened] = useState(false);
  // It may have been opened before it was hydrated.
  const details = (element: HTMLDetailsElement | null) => {
    if (element?.open) setOpened(true);
  };
  const text = encodeURIComponent(`${title}\n${url}`);
  return (
    <details ref={details} className={share} onToggle={() => setOpened(true)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is operated like a button */}
      <summary className={summary} onClick={(event) => void openSheet(event, { title, url })}>
        <Icon name={SHARE_ICON} size="small" />
        {words.share}
      </summary>
      <Stack direction="row" gap="xsmall" className={links}>
        <ButtonLink href={`https://wa.me/?text=${text}`} tone="neutral" variant="outline">
          <Icon name="chat" size="small" />
          {words.whatsApp}
        </ButtonLink>
        <ButtonLink
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
          tone="neutral"
          variant="outline"
        >
          <Icon name="mail" size="small" />
          {words.email}
        </ButtonLink>
        {opened && <CopyLink url={url} words={words} />}
      </Stack>
    </details>
  );
}

/** Copies a URL; where that is not allowed, shows it selected. */
function CopyLink({ url, words }: { url: string; words: typeof entryActionsWords }) {
  const { copied, refused, copy } = useCopy(url);
  return (
    <>
      <Button ref={show} tone="neutral" variant="outline" className={copyClass} onClick={copy}>
        {copied ? words.copied : words.copy}
      </Button>
      {copied && <LiveRegion text={words.copied} />}
      {refused && (
        <input ref={selectText} readOnly value={url} aria-label={words.link} className={input} />
      )}
    </>
  );
}

/** The ways to share open below their button, perhaps below the screen; this one is the last. */
function show(button: HTMLButtonElement | null): void {
  button?.scrollIntoView({ block: 'nearest' });
}

async function openSheet(event: MouseEvent<HTMLElement>, data: ShareData): Promise<void> {
  if (!('share' in navigator)) return;
  event.preventDefault();
  const details = event.currentTarget.parentElement;
  try {
    await navigator.share(data);
  } catch (error) {
    // Who closes the sheet has changed their mind; anything else leaves the links.
    if ((error as Error).name !== 'AbortError') details?.setAttribute('open', '');
  }
}
