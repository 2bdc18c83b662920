import { Disclosure } from '../primitives/Disclosure';
import { Text } from '../primitives/Text';
import { list, more, name, row, text } from './PrivacyNotice.css';

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
    <Text as="div" size="caption" tone="muted">
      <dl className={list}>
        {items.map((item) => (
          <div key={item.name} className={row}>
            <dt className={name}>{item.name}</dt>
            <dd className={text}>{item.text}</dd>
          </div>
        ))}
      </dl>
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
