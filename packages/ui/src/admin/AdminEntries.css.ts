import { patternStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

/** Not yet one of the stored rows below it. */
export const begun = patternStyle({
  marginBlockEnd: vars.space.small,
  display: 'grid',
  gap: vars.space.xxsmall,
  padding: vars.space.small,
  border: `${vars.border.control} dashed ${vars.color.line.control}`,
});

export const title = patternStyle({ flex: 1, minWidth: `min(100%, ${grid(48)})` });
