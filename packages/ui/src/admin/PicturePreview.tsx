import { withAlt } from '@agency/model/pictureFiles';
import { parseUrl } from '@agency/model/text/parseUrl';
import { useState } from 'react';
import { useSettled } from '../hooks/useSettled';
import { Stack } from '../primitives/Stack';
import { StatusMessage } from '../primitives/StatusMessage';
import { Text } from '../primitives/Text';
import { note, picture } from './PicturePreview.css';

/** Milliseconds without another key before a URL is looked at. */
const PAUSE = 400;

export interface PicturePreviewProps {
  /** Of the picture; nothing is shown for one that can't be loaded from the web. */
  url: string;
}

/** The picture at a URL, with its size in pixels; a word where it does not load. */
export function PicturePreview({ url }: PicturePreviewProps) {
  const settled = useSettled(url, PAUSE);
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
        <StatusMessage visible text={known ? (seen.size ?? BROKEN) : ''} />
      </Text>
    </Stack>
  );
}

const BROKEN =
  'No picture loads from this address. Visitors will see a drawing in its place; please check the address.';
