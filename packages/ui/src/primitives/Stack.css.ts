import { primitiveStyle, primitiveVariants } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const base = primitiveStyle({ display: 'flex', minWidth: 0 });

export const directions = primitiveVariants({
  column: { flexDirection: 'column' },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center' },
});

const { section: _, ...gapSizes } = vars.space;

export const gaps = primitiveVariants(
  Object.fromEntries(
    Object.entries(gapSizes).map(([name, size]) => [name, { gap: size }]),
  ) as Record<keyof typeof gapSizes, { gap: string }>,
);

export const alignments = primitiveVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  stretch: { alignItems: 'stretch' },
  baseline: { alignItems: 'baseline' },
});
