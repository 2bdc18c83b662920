import { StatusMessage } from '../primitives/StatusMessage';
import { Text } from '../primitives/Text';
import { address } from './SlugAddress.css';

export interface SlugAddressProps {
  /** Where the post will be found; empty without a slug. */
  url: string;
  /** Where the stored post is found now, when that is another address; default: none. */
  used?: string | undefined;
}

/** The address that a slug makes, and what becomes of the one in use. */
export function SlugAddress({ url, used }: SlugAddressProps) {
  if (url === '') return null;
  return (
    <div>
      <Text size="small" tone="muted" className={address}>
        {url}
      </Text>
      {used !== undefined && (
        <Text size="small" tone="note" className={address}>
          <StatusMessage visible text={`Links to ${used} will keep leading to this post.`} />
        </Text>
      )}
    </div>
  );
}
