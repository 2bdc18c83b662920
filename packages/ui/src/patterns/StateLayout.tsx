import type { ComponentProps } from 'react';
import { cx } from '../primitives/cx';
import { Motif } from '../primitives/Motif';
import { Stack } from '../primitives/Stack';
import { box, drawing } from './StateLayout.css';

export interface StateLayoutProps extends ComponentProps<'div'> {
  /** Seed of the motif above the text; default: no motif. */
  seed?: string;
  /** The motif draws itself once. Default: false. */
  draw?: boolean;
}

/** A centred column in place of content that is loading, failed or empty. */
export function StateLayout(props: StateLayoutProps) {
  const { seed, draw = false, children, className, ...rest } = props;
  return (
    <Stack {...rest} gap="xsmall" align="center" className={cx(box, className)}>
      {seed !== undefined && <Motif seed={seed} columns={5} draw={draw} className={drawing} />}
      {children}
    </Stack>
  );
}
