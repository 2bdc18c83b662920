import { sectionStyle } from '../tokens/layeredStyles';
import { belowTablet, besideForm } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const choices = sectionStyle({ justifyContent: 'space-between' });

/** On a phone, and beside the form, it has the screen but for the form's bars. */
export const screen = sectionStyle({
  height: `clamp(${grid(80)}, 52vh, ${grid(180)})`,
  '@media': {
    [belowTablet]: { height: `max(${grid(80)}, 100dvh - ${grid(75)})` },
    [besideForm]: { height: `clamp(${grid(80)}, 100dvh - ${grid(74)}, ${grid(180)})` },
  },
});

export const list = sectionStyle({ paddingBlock: vars.space.large });
