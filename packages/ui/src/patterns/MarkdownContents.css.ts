import { from } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { patternStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const contents = patternStyle({
  padding: `${vars.space.medium} ${vars.space.large}`,
  marginBlockEnd: vars.space.large,
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.medium,
  '@media': { print: { display: 'none' } },
});

export const entry = patternStyle({
  display: 'block',
  paddingBlock: grid(2.5),
  '@media': { [from.tablet]: { paddingBlock: grid(1.5) } },
});

export const deeper = patternStyle({ paddingInlineStart: vars.space.large });
