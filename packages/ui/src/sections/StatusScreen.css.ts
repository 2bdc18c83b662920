import { sectionStyle } from '../tokens/layeredStyles';
import { shortScreen } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

/** What the title, the button, the links and the gaps take up below the drawing. */
const TEXT = grid(108);
const DRAWING = grid(96);

export const screen = sectionStyle({
  display: 'grid',
  alignItems: 'center',
  minHeight: `min(100svh, ${grid(224)})`,
  paddingBlock: `${vars.height.header} ${vars.space.large}`,
  textAlign: 'center',
  '@media': { print: { minHeight: 0 } },
});

/** As large as leaves the button above the fold. */
export const drawing = sectionStyle({
  width: `clamp(${grid(24)}, 100svh - ${TEXT}, min(${DRAWING}, 70vw))`,
  color: vars.color.line.motif,
  '@media': { [shortScreen]: { display: 'none' } },
});

export const ways = sectionStyle({ justifyContent: 'center' });
