import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const settings = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.control.touch,
  fontSize: vars.size.small,
  color: vars.color.text.muted,
  // A device without mouse or trackpad has no keyboard as a rule.
  '@media': { '(any-hover: none)': { display: 'none' } },
});
