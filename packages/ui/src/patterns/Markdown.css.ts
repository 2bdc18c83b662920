import { globalLayered, patternStyle } from '../tokens/layeredStyles';
import { forcedColors } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const body = patternStyle({});

/** In the body, whose elements have no classes: they are the author's. */
const inBody = (selector: string, rule: Parameters<typeof globalLayered>[2]) =>
  globalLayered('patterns', selector.replaceAll('&', `.${body}`), rule);

inBody('& > * + *', { marginBlockStart: grid(4.5) });
inBody('& :is(p, li)', { whiteSpace: 'pre-wrap' });
inBody('& > :is(h2, h3, h4, h5, h6)', { marginBlockStart: '1.6em' });
inBody('& > :first-child', { marginBlockStart: 0 });
inBody('& :is(h2, h3, h4, h5, h6) + *', { marginBlockStart: vars.space.small });
inBody('& :is(ul, ol)', { paddingInlineStart: '1.4em' });
inBody('& ul', { listStyle: 'disc' });
inBody('& ol', { listStyle: 'decimal' });
inBody('& li::marker', { color: vars.color.text.accent });
inBody('& li > * + *, & li + li, & blockquote > * + *', { marginBlockStart: vars.space.xsmall });
inBody('& blockquote', {
  paddingInlineStart: vars.space.large,
  borderInlineStart: `${vars.border.edge} solid ${vars.color.line.motif}`,
  fontSize: vars.size.lead,
});
inBody('& code', {
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.9em',
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.small,
  padding: '0.1em 0.3em',
});
inBody('& pre', {
  padding: vars.space.medium,
  whiteSpace: 'pre-wrap',
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.medium,
});
inBody('& pre > code', { padding: 0, background: 'none' });
inBody('& hr', {
  width: grid(24),
  marginInline: 'auto',
  marginBlock: vars.space.large,
  border: 0,
  borderBlockStart: `${vars.border.edge} dotted ${vars.color.line.motif}`,
  '@media': { [forcedColors]: { borderColor: 'CanvasText' } },
});
inBody('& figure', { breakInside: 'avoid', marginBlock: vars.space.large });
