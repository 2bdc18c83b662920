import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const card = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  height: '100%',
  padding: vars.space.xlarge,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
});

export const sign = patternStyle({
  display: 'grid',
  placeItems: 'center',
  width: '3.75rem',
  height: '3.75rem',
  borderRadius: vars.radius.round,
  background: vars.color.fill.accentSoft,
  color: vars.color.text.accent,
});

export const features = patternStyle({
  display: 'grid',
  gap: vars.space.xsmall,
  paddingBlockStart: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.line.quiet}`,
});

export const feature = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontSize: vars.size.small,
});

export const tick = patternStyle({ color: vars.color.text.positive });

/** Buttons of a row share their bottom edge, whatever the text above. */
export const action = patternStyle({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.xsmall,
  display: 'grid',
});
