import { Disclosure } from '../primitives/Disclosure';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { more, name, text } from './PrivacyNotice.css';

/** What the notice says about one matter, such as how long something is kept. */
interface NoticeItem {
  name: string;
  text: string;
}

export interface PrivacyNoticeProps {
  items: readonly NoticeItem[];
  /** The same in another language, folded away below its own name for that language. */
  translation?: { lang: string; label: string; items: readonly NoticeItem[] } | undefined;
}

/** What happens to the data that a form asks for, item by item. */
export function PrivacyNotice({ items, translation }: PrivacyNoticeProps) {
  return (
    <Text as="div" size="small" tone="muted">
      <NoticeList items={items} />
      {translation && (
        <Disclosure summary={translation.label} lang={translation.lang} className={more}>
          <NoticeList items={translation.items} />
        </Disclosure>
      )}
    </Text>
  );
}

function NoticeList({ items }: Pick<PrivacyNoticeProps, 'items'>) {
  return (
    <Stack as="dl" gap="xsmall">
      {items.map((item) => (
        <div key={item.name}>
          <dt className={name}>{item.name}</dt>
          <dd className={text}>{item.text}</dd>
        </div>
      ))}
    </Stack>
  );
}
