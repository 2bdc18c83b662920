import type { ComponentProps } from 'react';
import { cx } from './cx';
import { looks, placeholder } from './Link.css';
import { useLinkComponent } from './LinkProvider';
import { langOf } from './langOf';
import { VisuallyHidden } from './VisuallyHidden';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /** Absent: a placeholder that says it leads nowhere yet. Any scheme but these is not rendered. */
  href: string | undefined;
  look?: keyof typeof looks;
}

const LEAVES = /^https?:\/\//i;
const CALLS = /^(mailto:|tel:)/i;
const STAYS = /^[/#?]/;

/** A link. One that leaves the site opens a new tab and says so in its name. */
export function Link({ href, look = 'quiet', className, children, ...rest }: LinkProps) {
  const InAppLink = useLinkComponent();
  const props = { lang: langOf(children), ...rest, className: cx(looks[look], className) };
  if (href !== undefined && LEAVES.test(href)) {
    return (
      <a {...props} href={href} target="_blank" rel="noopener noreferrer">
        {children}
        <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
      </a>
    );
  }
  if (href !== undefined && CALLS.test(href)) {
    return (
      <a {...props} href={href}>
        {children}
      </a>
    );
  }
  if (href !== undefined && STAYS.test(href)) {
    return (
      <InAppLink {...props} href={href}>
        {children}
      </InAppLink>
    );
  }
  return (
    <a {...props} role="link" aria-disabled="true" className={cx(props.className, placeholder)}>
      {children}
    </a>
  );
}
