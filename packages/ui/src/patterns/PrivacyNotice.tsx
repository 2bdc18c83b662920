import { useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../primitives/cx';
import { Disclosure } from '../primitives/Disclosure';
import { block, name, notice, row, text } from './PrivacyNotice.css';

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
    <div className={cx(block, notice)}>
      <NoticeItems items={items} />
    </div>
  );
}

const NoticeItems = ({ items }: PrivacyNoticeProps) => (
  <dl>
    {items.map((item) => (
      <div key={item.name} className={row}>
        <dt className={name}>{item.name}</dt>
        <dd className={text}>{item.text}</dd>
      </div>
    ))}
  </dl>
);

export interface TranslatedNoticeProps extends PrivacyNoticeProps {
  lang: string;
  /** Names the language in both: a device may have no font for its own name. */
  label: string;
}

/**
 * The notice in another language, folded away below the name of that language. The built page goes
 * without its text, which few open: so the page arrives one round trip sooner.
 */
export function TranslatedNotice({ lang, label, items }: TranslatedNoticeProps) {
  const [opened, setOpened] = useState(false);
  return (
    <Disclosure
      summary={label}
      lang={lang}
      className={block}
      // It may have been opened before it was hydrated.
      ref={(element) => {
        if (element?.open) setOpened(true);
      }}
      // At once: it is then scrolled to, whole.
      onToggle={() => flushSync(() => setOpened(true))}
    >
      {opened && <NoticeItems items={items} />}
    </Disclosure>
  );
}
