import { globalLayered, patternStyle, sectionStyle } from '../tokens/layeredStyles';
import { belowTablet, forcedColors, shortScreen } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
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

export const action = sectionStyle({ marginInlineStart: 'auto' });

/** They may come later than the rest: on a phone they have a line of their own, and nothing moves. */
export const before = sectionStyle({
  marginInlineStart: 'auto',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [belowTablet]: { order: 1, flexBasis: '100%' } },
});

globalLayered('sections', `.${before} > *`, { '@media': { [belowTablet]: { flexGrow: 1 } } });

export const create = sectionStyle({
  selectors: { [`.${before}:empty + &`]: { marginInlineStart: 'auto' } },
  '@media': { [belowTablet]: { marginInlineStart: 'auto' } },
});

export const card = patternStyle({
  borderRadius: vars.radius.medium,
  background: vars.color.surface.raised,
  '@media': { [forcedColors]: { outline: `${vars.border.hairline} solid CanvasText` } },
});
