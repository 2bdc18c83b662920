import { sectionStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';

export const count = sectionStyle({
  justifyContent: 'center',
  minWidth: grid(5),
  paddingInline: grid(1),
  paddingBlock: 0,
});

export const beside = sectionStyle({ marginInlineStart: 'auto' });

/** Over the corner of an icon. */
export const above = sectionStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: grid(0.5),
  pointerEvents: 'none',
});
