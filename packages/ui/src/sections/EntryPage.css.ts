import { from } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const hero = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `${grid(28)} ${vars.space.xxlarge}`,
  '@media': {
    [from.desktop]: { paddingBlock: `${grid(32)} ${vars.space.huge}` },
    print: { paddingBlock: 0 },
  },
});

export const text = sectionStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.medium,
});

export const title = sectionStyle({
  textWrap: 'balance',
  '@media': { [from.desktop]: { fontSize: grid(14), maxInlineSize: grid(190) } },
});

export const body = sectionStyle({ paddingBlockStart: vars.space.xlarge });
