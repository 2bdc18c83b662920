import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

/** The least height and width of what is tapped. */
const TOUCH_TARGET = '2.75rem';

export const line = patternStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: TOUCH_TARGET,
  overflowWrap: 'anywhere',
});
