import { from } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const layout = sectionStyle({
  display: 'grid',
  gap: vars.space.xxlarge,
  alignItems: 'end',
  '@media': {
    [from.desktop]: { gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)' },
  },
});

export const words = sectionStyle({ display: 'grid', gap: vars.space.xlarge });

export const details = sectionStyle({
  display: 'grid',
  gap: vars.space.small,
  padding: 0,
});

export const detail = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: '2.75rem',
  fontSize: vars.size.lead,
  overflowWrap: 'anywhere',
});

export const sign = sectionStyle({ color: vars.color.text.accent });
