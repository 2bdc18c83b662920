import { belowTablet, forcedColors, shortScreen } from '../tokens/breakpoints';
import { grid } from '../tokens/grid';
import { globalLayered, patternStyle, sectionStyle } from '../tokens/layered';
import { vars } from '../tokens/theme.css';

export const header = sectionStyle({
  position: 'sticky',
  insetBlockStart: vars.height.aboveSticky,
  zIndex: vars.zIndex.raised,
  marginBlockEnd: vars.space.small,
  paddingBlock: vars.space.xsmall,
  background: vars.color.surface.page,
  '@media': { [shortScreen]: { position: 'static' } },
});

// Together with the page's own scroll padding: the height of both bars.
globalLayered('sections', `.${header} ~ * :focus`, { scrollMarginBlockStart: grid(12) });

export const title = sectionStyle({
  selectors: { '&:focus': { outline: 'none' } },
});

export const actions = sectionStyle({
  justifyContent: 'end',
  marginInlineStart: 'auto',
});

// On a phone several fill their lines; one has room beside the title.
const several = `.${actions}:has(> :nth-child(2))`;
globalLayered('sections', several, { '@media': { [belowTablet]: { flexBasis: '100%' } } });
globalLayered('sections', `${several} > *`, { '@media': { [belowTablet]: { flexGrow: 1 } } });

export const card = patternStyle({
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  '@media': { [forcedColors]: { outline: `${vars.border.hairline} solid CanvasText` } },
});
