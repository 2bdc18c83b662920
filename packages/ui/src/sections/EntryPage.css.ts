import { from } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const hero = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `${grid(30)} ${vars.space.huge}`,
  '@media': {
    [from.desktop]: { paddingBlock: `${grid(38)} ${grid(20)}` },
    print: { paddingBlock: 0 },
  },
});

export const text = sectionStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.medium,
});

export const body = sectionStyle({ paddingBlockStart: vars.space.xlarge });
