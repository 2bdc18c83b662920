import { ButtonLink } from '../primitives/Button';
import { pair } from './ActionPair.css';

export interface ActionPairProps {
  /** What a visitor should do next. */
  primary: { href: string; label: string };
  secondary: { href: string; label: string };
  /** The surface below the pair; default `page`. */
  surface?: 'page' | 'bold';
}

/** A section's two calls to action, the second one outlined. */
export function ActionPair({ primary, secondary, surface = 'page' }: ActionPairProps) {
  const onBold = surface === 'bold';
  return (
    <div className={pair}>
      <ButtonLink href={primary.href} size="large" tone={onBold ? 'onBold' : 'accent'}>
        {primary.label}
      </ButtonLink>
      <ButtonLink
        href={secondary.href}
        size="large"
        variant="outline"
        tone={onBold ? 'onBold' : 'neutral'}
      >
        {secondary.label}
      </ButtonLink>
    </div>
  );
}
