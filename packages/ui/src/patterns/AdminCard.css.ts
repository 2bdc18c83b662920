import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const card = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  paddingInlineStart: vars.space.large,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
});

export const content = patternStyle({ display: 'grid', gap: vars.space.xsmall, minWidth: 0 });

export const metaRow = patternStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space.xxsmall} ${vars.space.small}`,
});

export const actionRow = patternStyle({ display: 'flex', alignItems: 'start' });
