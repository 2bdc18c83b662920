import { createVar } from '@vanilla-extract/css';
import { globalLayered, sectionStyle } from '../tokens/layeredStyles';
import { betweenTabletAndDesktop, from } from '../tokens/mediaQueries';
import { vars } from '../tokens/theme.css';

export const section = sectionStyle({
  paddingBlock: `${vars.space.huge} ${vars.space.section}`,
  '@media': { print: { paddingBlock: vars.space.large } },
});

export const layout = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxlarge,
  '@media': {
    [from.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)',
      gap: vars.space.xlarge,
    },
  },
});

const padding = createVar();

/** One of the two cards, which are equally high. */
export const box = sectionStyle({
  vars: { [padding]: vars.space.large },
  padding,
  border: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
  borderRadius: vars.radius.large,
  background: vars.color.surface.raised,
  '@media': {
    [from.tablet]: { vars: { [padding]: vars.space.xxlarge } },
    print: { padding: 0, border: 0 },
  },
});

export const formBox = sectionStyle({
  '@media': {
    // A sentence takes its place, which needs no room for fields.
    '(scripting: none)': { alignSelf: 'start' },
    // A printed form can't be sent.
    print: { display: 'none' },
  },
});

export const aside = sectionStyle({
  display: 'grid',
  gridTemplate: 'auto auto 1fr / minmax(0, 1fr)',
  gap: vars.space.xlarge,
  overflow: 'hidden',
  '@media': {
    // The map beside the ways to reach the agency.
    [betweenTabletAndDesktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const detail = sectionStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.medium,
  alignItems: 'start',
  '@media': {
    [from.desktop]: {
      paddingBlockEnd: vars.space.large,
      borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
    },
  },
});

export const iconBadge = sectionStyle({
  display: 'grid',
  placeItems: 'center',
  width: vars.control.touch,
  height: vars.control.touch,
  borderRadius: vars.radius.round,
  background: vars.color.fill.accentSoft,
  color: vars.color.text.accent,
});

export const value = sectionStyle({
  fontSize: vars.size.lead,
  fontWeight: vars.weight.medium,
  whiteSpace: 'pre-line',
});

/** All of the row is the link, icon and label included. */
export const detailLink = sectionStyle({
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});

/** Up to the edges of its card. */
export const place = sectionStyle({
  margin: `0 calc(-1 * ${padding}) calc(-1 * ${padding})`,
  '@media': {
    print: { display: 'none' },
    [betweenTabletAndDesktop]: {
      gridArea: '1 / 2 / 4',
      marginBlockStart: `calc(-1 * ${padding})`,
      marginInlineStart: 0,
    },
  },
});
globalLayered('sections', `.${place} > *`, { borderRadius: 0 });
