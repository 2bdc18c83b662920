import { ButtonLink } from '../primitives/Button';
import { Icon } from '../primitives/Icon';
import { bar, link } from './ContactBar.css';

export interface ContactBarProps {
  /** Names the bar's landmark. */
  label: string;
  /** A `tel:` URL. */
  call: { href: string; label: string };
  chat: { href: string; label: string };
}

/**
 * Two links to reach the agency, at the bottom of the screen below 768 px and hidden above. The bar makes
 * way while a form has the focus, and while anything on the page has `data-hides-contact-bar`.
 */
export function ContactBar({ label, call, chat }: ContactBarProps) {
  return (
    <nav aria-label={label} className={bar}>
      <ButtonLink href={call.href} tone="neutral" variant="outline" className={link}>
        <Icon name="phone" size="small" />
        {call.label}
      </ButtonLink>
      <ButtonLink href={chat.href} className={link}>
        <Icon name="chat" size="small" />
        {chat.label}
      </ButtonLink>
    </nav>
  );
}
