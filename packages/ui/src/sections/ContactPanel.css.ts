import { from } from '../tokens/breakpoints';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const panel = sectionStyle({
  paddingBlock: `${vars.space.xlarge} ${vars.space.section}`,
});

export const layout = sectionStyle({
  display: 'grid',
  gap: vars.space.xxlarge,
  alignItems: 'start',
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      gap: vars.space.huge,
    },
  },
});

export const formBox = sectionStyle({
  display: 'grid',
  gap: vars.space.large,
  padding: vars.space.large,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  '@media': { [from.tablet]: { padding: vars.space.xxlarge } },
});

export const aside = sectionStyle({ display: 'grid', gap: vars.space.xlarge });

export const details = sectionStyle({ display: 'grid', gap: vars.space.large });

export const detail = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.medium,
  alignItems: 'start',
});

export const sign = sectionStyle({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.round,
  background: vars.color.fill.accentSoft,
  color: vars.color.text.accent,
});

export const value = sectionStyle({
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
  fontStyle: 'normal',
  whiteSpace: 'pre-line',
});
