import * as styles from './BrandMark.css';
import { cx } from './cx';
import { Motif } from './Motif';

export interface BrandMarkProps {
  brand: string;
  /** URL of the brand's logo, which is shown in a square. Default: the motif, drawn from the name. */
  logo?: string | undefined;
  className?: string | undefined;
}

/** The decorative mark beside a brand's name; its width comes from `className`. */
export function BrandMark({ brand, logo, className }: BrandMarkProps) {
  return logo === undefined ? (
    <Motif seed={brand} columns={3} className={className} />
  ) : (
    <img src={logo} alt="" className={cx(styles.logo, className)} />
  );
}
