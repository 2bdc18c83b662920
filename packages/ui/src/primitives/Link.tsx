import { linkTarget } from '@agency/model/text/linkTarget';
import type { ComponentProps } from 'react';
import { cx } from './cx';
import { looks, placeholder } from './Link.css';
import { useLinkComponent } from './LinkProvider';
import { langOf } from './langOf';
import { VisuallyHidden } from './VisuallyHidden';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target' | 'rel'> {
  /**
   * `http(s):` opens a new tab; `mailto:`, `tel:` and URLs of the site open here. Undefined or
   * any other scheme: a placeholder, announced as a disabled link.
   */
  href: string | undefined;
  /** `quiet` is underlined on hover, for lists and footers, `inline` always, within text; `bare` never. */
  look?: keyof typeof looks;
  /** Default: English. */
  words?: typeof linkWords;
}

/** @public */
export const linkWords = { newTab: ' (opens in a new tab)' };

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

/** A link, rendered by the application's router where it stays on the site. */
export function Link(link: LinkProps) {
  const { href, look = 'quiet', className, children, words = linkWords, ...rest } = link;
  const InAppLink = useLinkComponent();
  const props = { lang: langOf(children), ...rest, className: cx(looks[look], className) };
  const kind = href === undefined ? undefined : linkTarget(href)?.kind;
  if (href === undefined || kind === undefined) {
    return (
      <a {...props} role="link" aria-disabled="true" className={cx(props.className, placeholder)}>
        {children}
      </a>
    );
  }
  const Element = kind === 'site' ? InAppLink : 'a';
  const isExternal = kind === 'web';
  return (
    <Element {...props} href={href} {...(isExternal && NEW_TAB)}>
      {isExternal ? (
        <>
          {children}
          <VisuallyHidden>{words.newTab}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </Element>
  );
}
