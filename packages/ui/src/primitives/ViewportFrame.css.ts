import { primitiveStyle } from '../tokens/layeredStyles';
import { vars } from '../tokens/theme.css';

/** As high as the caller's class says. */
export const room = primitiveStyle({ display: 'grid', justifyContent: 'center', minWidth: 0 });

/** The screen as it is seen, after scaling. */
export const screen = primitiveStyle({
  overflow: 'hidden',
  border: `${vars.border.hairline} solid ${vars.color.line.quiet}`,
  borderRadius: vars.radius.medium,
  boxSizing: 'content-box',
});

export const frame = primitiveStyle({
  maxWidth: 'none',
  transformOrigin: '0 0',
  // Inside of the screen, which cuts off what stands out.
  selectors: { '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.border.focus})` } },
});

/** A formatting context of its own: margins stay inside. */
export const content = primitiveStyle({ display: 'flow-root' });
