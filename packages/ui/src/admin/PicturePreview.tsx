import { withAlt } from '@agency/model/pictureFiles';
import { useState } from 'react';
import { useSettled } from '../hooks/useSettled';
import { StatusMessage } from '../primitives/StatusMessage';
import { Text } from '../primitives/Text';
import { layout, note, picture } from './PicturePreview.css';

/** Milliseconds without another key before an address is looked at. */
const PAUSE = 400;

export interface PicturePreviewProps {
  /** Of the picture; nothing is shown for one that can't be loaded from the web. */
  address: string;
}

/** The picture at an address, with its size in pixels; a word where it does not load. */
export function PicturePreview({ address }: PicturePreviewProps) {
  const settled = useSettled(address, PAUSE);
  const [seen, setSeen] = useState<{ address: string; size: string | undefined }>();
  const url = URL.parse(withAlt(settled.trim(), ''));
  if (withAlt(settled, '') !== withAlt(address, '') || !url || !/^https?:$/.test(url.protocol))
    return null;
  const known = seen?.address === url.href;
  const broken = known && seen.size === undefined;
  return (
    <div className={layout}>
      {!broken && (
        <img
          key={url.href}
          src={url.href}
          alt=""
          referrerPolicy="no-referrer"
          className={picture}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSeen({ address: url.href, size: `${naturalWidth} × ${naturalHeight} px` })
          }
          onError={() => setSeen({ address: url.href, size: undefined })}
        />
      )}
      <Text size="small" tone={broken ? 'note' : 'muted'} className={note}>
        <StatusMessage visible text={known ? (seen.size ?? BROKEN) : ''} />
      </Text>
    </div>
  );
}

const BROKEN =
  'No picture loads from this address. Visitors will see a drawing in its place; please check the address.';
