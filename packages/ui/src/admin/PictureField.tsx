import { withAlt } from '@agency/model/altInUrl';
import { parseUrl } from '@agency/model/text/parseUrl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDebounced } from '../hooks/useDebounced';
import { useFileDropAndPaste } from '../hooks/useFileDropAndPaste';
import { Button } from '../primitives/Button';
import { cx } from '../primitives/cx';
import { editorIcons } from '../primitives/editorIcons';
import { Icon } from '../primitives/Icon';
import { LiveRegion } from '../primitives/LiveRegion';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { TextField } from '../primitives/TextField';
import { area, bar, dragged, dropHint, note, picture } from './PictureField.css';
import { type PictureUpload, pictureUploadWords } from './pictureUploadWords';

/** Renders what stands below the URL of a picture. */
export type RenderPictureInput = (field: {
  /** What the field holds. */
  url: string;
  onUrl: (url: string) => void;
  /** What the picture shows; written while it is on its way, too. */
  alt: string;
  onAlt: (alt: string) => void;
  /** Uploaded at once; undefined once it is there. */
  file: File | undefined;
  /** Another picture than before, or none where its upload was cancelled: what was written of the last one is not its own. */
  onChoose: (picture: { file?: File; url?: string }) => void;
}) => ReactNode;

const ONE = 'There is room for one picture here: the first one is taken. ';

export interface PictureFieldProps {
  /** Of the picture that is shown; empty for none. */
  url: string;
  /** What it shows. */
  alt: string;
  onAlt: (alt: string) => void;
  /** Absent where pictures cannot be stored: the preview is all then. */
  upload?:
    | {
        state: PictureUpload;
        /** A file was chosen, dropped or pasted. */
        onFile: (file: File) => void;
        onCancel: () => void;
        onRetry: () => void;
      }
    | undefined;
}

/** Characters: in Tamil, each of them takes nine in a URL. */
const LONGEST_ALT = 150;
/** Phones then offer their camera, and iPhones convert their HEIC. */
const KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** The picture of an entry, and a place to choose, drop or paste one from the device. */
export function PictureField({ url, alt, onAlt, upload }: PictureFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const description = useRef<HTMLInputElement>(null);
  /** Whether the files that came were more than the one picture of the field. */
  const [tooMany, setTooMany] = useState(false);
  const take = (files: readonly File[]) => {
    setTooMany(files.length > 1);
    if (files[0]) upload?.onFile(files[0]);
  };
  const { ref, over } = useFileDropAndPaste<HTMLDivElement>(upload && take);
  const state = upload?.state ?? { status: 'idle' };
  const busy = state.status === 'preparing' || state.status === 'sending';
  const isDescribed = alt !== '' || state.status !== 'idle' || /^https?:/i.test(url.trim());
  const chosen = busy ? 'busy' : withAlt(url, '');
  const lastChosen = useRef(chosen);
  useEffect(() => {
    if (lastChosen.current === chosen) return;
    lastChosen.current = chosen;
    // A picture was chosen: what it shows is written next, unless one writes or waits for the saving.
    if (document.activeElement?.matches('input, textarea, [aria-busy=true]')) return;
    description.current?.focus();
  }, [chosen]);
  /** The pressed button leaves, and would drop the focus to the body. */
  const keepFocus = (action: () => void) => () => {
    button.current?.focus();
    action();
  };
  return (
    <Stack
      ref={ref}
      gap="small"
      className={cx(area, over && upload && dragged)}
      data-upload={state.status}
    >
      <PicturePreview url={url} />
      {isDescribed && (
        <TextField
          ref={description}
          label="What the picture shows (Optional)"
          hint="Read out to visitors who don’t see it."
          maxLength={LONGEST_ALT}
          value={alt}
          onChange={({ currentTarget }) => onAlt(currentTarget.value)}
        />
      )}
      {upload && (
        <>
          <input
            ref={input}
            type="file"
            accept={KINDS}
            hidden
            onChange={({ currentTarget }) => {
              const files = [...(currentTarget.files ?? [])];
              // The same file can be chosen again.
              currentTarget.value = '';
              take(files);
            }}
          />
          <Stack direction="row" gap="small">
            <Button
              ref={button}
              tone="neutral"
              variant="outline"
              size="small"
              onClick={() => input.current?.click()}
            >
              <Icon name={editorIcons.image} size="small" />
              <span>{url.trim() === '' ? 'Choose a picture' : 'Choose another picture'}</span>
            </Button>
            {state.status === 'failed' && state.again && (
              <Button tone="neutral" size="small" onClick={keepFocus(upload.onRetry)}>
                Try again
              </Button>
            )}
            {busy && (
              <Button
                tone="neutral"
                variant="plain"
                size="small"
                onClick={keepFocus(upload.onCancel)}
              >
                Cancel the upload
              </Button>
            )}
            <Text size="small" tone="muted" className={dropHint}>
              {over ? 'Let go to upload it.' : 'or drop or paste one anywhere in this form.'}
            </Text>
          </Stack>
          {state.status === 'sending' && (
            <progress className={bar} max={1} value={state.done} aria-label="Upload" />
          )}
          <Text size="small" tone={state.status === 'failed' ? 'accent' : 'muted'}>
            <LiveRegion visible text={`${tooMany ? ONE : ''}${pictureUploadWords(state)}`} />
          </Text>
        </>
      )}
    </Stack>
  );
}

/** Milliseconds without another key before a URL is looked at. */
const PAUSE = 400;

const BROKEN =
  'No picture loads from this address. Visitors will see a drawing in its place; please check the address.';

/** The picture at a URL of the web, with its size in pixels; a word where it does not load. */
export function PicturePreview({ url }: Pick<PictureFieldProps, 'url'>) {
  const settled = useDebounced(url, PAUSE);
  const [seen, setSeen] = useState<{ url: string; size: string | undefined }>();
  const parsed = parseUrl(withAlt(settled.trim(), ''));
  if (withAlt(settled, '') !== withAlt(url, '') || !parsed || !/^https?:$/.test(parsed.protocol))
    return null;
  const known = seen?.url === parsed.href;
  const broken = known && seen.size === undefined;
  return (
    <Stack direction="row" gap="small">
      {!broken && (
        <img
          key={parsed.href}
          src={parsed.href}
          alt=""
          referrerPolicy="no-referrer"
          className={picture}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSeen({ url: parsed.href, size: `${naturalWidth} × ${naturalHeight} px` })
          }
          onError={() => setSeen({ url: parsed.href, size: undefined })}
        />
      )}
      <Text size="small" tone={broken ? 'note' : 'muted'} className={note}>
        <LiveRegion visible text={known ? (seen.size ?? BROKEN) : ''} />
      </Text>
    </Stack>
  );
}
