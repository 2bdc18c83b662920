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
}

/** What happens to the data that a form asks for, item by item. */
export function PrivacyNotice({ items }: PrivacyNoticeProps) {
  return (
    <Text as="div" size="small" tone="muted">
      <Stack as="dl" gap="xsmall">
        {items.map((item) => (
          <div key={item.name}>
            <dt className={name}>{item.name}</dt>
            <dd className={text}>{item.text}</dd>
          </div>
        ))}
      </Stack>
    </Text>
  );
}

export interface TranslatedNoticeProps extends PrivacyNoticeProps {
  lang: string;
  /** Names the language in both: a device may have no font for its own name. */
  label: string;
}

/** The notice in another language, folded away below the name of that language. */
export function TranslatedNotice({ lang, label, items }: TranslatedNoticeProps) {
  return (
    <Disclosure summary={label} lang={lang} className={more}>
      <PrivacyNotice items={items} />
    </Disclosure>
  );
}
