import type { ComponentProps, MouseEvent } from 'react';
import { base, sizes, tones, variants } from './Button.css';
import { cx } from './cx';
import { Link } from './Link';

interface ButtonLook {
  /**
   * `accent` is what should happen next, once in a view; `neutral` everything beside it; `onBold` either
   * of them on a bold surface, where it alone can be seen.
   */
  tone?: keyof typeof tones;
  /**
   * `solid` for the one action of a group; `outline` for another that is as near at hand; `plain` for what
   * stands in bars and rows, and for what leads back.
   */
  variant?: keyof typeof variants;
  /** `small` in bars, rows and dialogs; `medium` in sections; `large` in heroes and at the end of a form. */
  size?: keyof typeof sizes;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shown while the action runs. The button then ignores presses, but keeps the focus. */
  busyText?: string | undefined;
}

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<typeof Link>, 'look'> {}

const look = (
  tone: keyof typeof tones = 'accent',
  variant: keyof typeof variants = 'solid',
  size: keyof typeof sizes = 'medium',
) => cx(base, tones[tone], variants[variant], sizes[size]);

/** Does something; `ButtonLink` leads somewhere and looks the same. Its `type` is `button` unless given. */
export function Button(props: ButtonProps) {
  const { tone, variant, size, busyText, className, children, ...rest } = props;
  // `disabled` would drop the focus to the body.
  const busy = busyText !== undefined && {
    'aria-busy': true,
    'aria-disabled': true,
    // Keeps it, and Enter in its form's fields, from submitting.
    onClick: (event: MouseEvent) => event.preventDefault(),
  };
  return (
    <button type="button" {...rest} {...busy} className={cx(look(tone, variant, size), className)}>
      {busyText ?? children}
    </button>
  );
}

/** A link that looks like a button. */
export function ButtonLink({ tone, variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} look="bare" className={cx(look(tone, variant, size), className)} />;
}
