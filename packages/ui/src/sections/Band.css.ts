import { globalLayered, sectionStyle, sectionVariants } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

export const band = sectionStyle({ paddingBlock: vars.space.section });

/** Right below a page's hero, which has its own room above. */
export const belowHero = sectionStyle({ paddingBlockStart: vars.space.huge });

export const cropping = sectionStyle({ position: 'relative', overflow: 'clip' });

/** Above the backdrop. */
export const content = sectionStyle({ position: 'relative' });

export const surfaces = sectionVariants({
  page: {},
  sunken: { background: vars.color.surface.sunken },
  festive: { background: vars.color.surface.festive, color: vars.color.text.onBold },
  bold: { background: vars.color.surface.bold, color: vars.color.text.onBold },
});

globalLayered('sections', `:is(.${surfaces.festive}, .${surfaces.bold}) :focus-visible`, {
  outlineColor: vars.color.line.focusOnBold,
});

export const heading = sectionStyle({
  marginBlockEnd: vars.space.xlarge,
});
