import { StatusMessage } from '../primitives/StatusMessage';
import { Text } from '../primitives/Text';
import { wrapping } from './SlugUrl.css';

export interface SlugUrlProps {
  /** Where the post will be found; empty without a slug. */
  url: string;
  /** Where the stored post is found now, when that is another URL; default: none. */
  used?: string | undefined;
}

/** The URL that a slug makes, and what becomes of the one in use. */
export function SlugUrl({ url, used }: SlugUrlProps) {
  if (url === '') return null;
  return (
    <div>
      <Text size="small" tone="muted" className={wrapping}>
        {url}
      </Text>
      {used !== undefined && (
        <Text size="small" tone="note" className={wrapping}>
          <StatusMessage visible text={`Links to ${used} will keep leading to this post.`} />
        </Text>
      )}
    </div>
  );
}
