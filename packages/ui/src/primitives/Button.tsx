import type { ComponentProps } from 'react';
import { base, sizes, tones, variants } from './Button.css';
import { cx } from './cx';
import { Link } from './Link';

export interface ButtonLook {
  /** What it means: `accent` acts, `neutral` assists, `onBold` stands on a bold surface. */
  tone?: keyof typeof tones;
  variant?: keyof typeof variants;
  size?: keyof typeof sizes;
}

export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Text shown while the action runs; the button is disabled as long as there is one. */
  busyText?: string | undefined;
}

export interface ButtonLinkProps extends ButtonLook, Omit<ComponentProps<typeof Link>, 'look'> {}

const look = (
  tone: keyof typeof tones = 'accent',
  variant: keyof typeof variants = 'solid',
  size: keyof typeof sizes = 'medium',
) => cx(base, tones[tone], variants[variant], sizes[size]);

/** Something that acts on this page. */
export function Button(props: ButtonProps) {
  const { tone, variant, size, busyText, className, children, disabled, ...rest } = props;
  const busy = busyText !== undefined;
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={cx(look(tone, variant, size), className)}
    >
      {busyText ?? children}
    </button>
  );
}

/** Something that leads elsewhere, looking like a button. */
export function ButtonLink({ tone, variant, size, className, ...rest }: ButtonLinkProps) {
  return <Link {...rest} look="bare" className={cx(look(tone, variant, size), className)} />;
}
