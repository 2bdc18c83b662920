import { patternStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const settings = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.control.touch,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
  fontSize: vars.size.caption,
  color: vars.color.text.muted,
  // A device without mouse or trackpad has no keyboard as a rule.
  '@media': { '(any-hover: none)': { display: 'none' } },
});
