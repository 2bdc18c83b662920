import { grid } from '../tokens/grid';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const failure = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  marginBlockEnd: vars.space.medium,
});

export const settings = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.control.touch,
  fontSize: vars.size.small,
  color: vars.color.text.muted,
});

export const checkbox = sectionStyle({
  flexShrink: 0,
  width: grid(4.5),
  height: grid(4.5),
  accentColor: vars.color.line.accent,
});

/** Drawn as a key of the keyboard. */
export const key = sectionStyle({
  paddingInline: grid(1.25),
  borderRadius: vars.radius.small,
  border: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
  background: vars.color.surface.sunken,
  fontFamily: 'inherit',
  whiteSpace: 'nowrap',
});
