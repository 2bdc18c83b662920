import { globalLayered } from './layeredStyles';
import { grid } from './space';
import './layers.css';
import './fonts.css';
import { shortScreen } from './mediaQueries';
import { vars } from './theme.css';

const base = (selector: string, rule: Parameters<typeof globalLayered>[2]) =>
  globalLayered('base', selector, rule);

base('*, *::before, *::after', {
  boxSizing: 'border-box',
  margin: 0,
  padding: 0,
});
base('html', {
  background: vars.color.surface.page,
  color: vars.color.text.main,
  fontFamily: vars.font.text,
  // Grows from 1600 px on: 18 px at 1920, so that a large screen is filled in proportion.
  fontSize: 'clamp(100%, 0.375rem + 0.625vw, 112.5%)',
  lineHeight: vars.leading.normal,
  fontVariantNumeric: 'proportional-nums',
  textSizeAdjust: '100%',
  // Pressed controls have a look of their own.
  WebkitTapHighlightColor: 'transparent',
  WebkitFontSmoothing: 'antialiased',
  // A track of the system is brighter than a dialog, and covers its round corner.
  scrollbarColor: `${vars.color.line.control} transparent`,
  // Keeps the target of a link clear of the fixed navigation bar.
  scrollPaddingTop: grid(24),
  // On a phone, notifications have a strip of the screen.
  paddingBlockEnd: vars.height.notifications,
  scrollPaddingBottom: `calc(${vars.height.bottomBar} + ${vars.height.notifications})`,
  '@media': {
    // The bar scrolls away there.
    [shortScreen]: { scrollPaddingTop: 0 },
  },
});
base('body', {
  fontSize: vars.size.body,
  minHeight: '100dvh',
  overflowWrap: 'anywhere',
});
base(':is(h1, h2, h3, h4, h5, h6)', {
  breakAfter: 'avoid',
  fontSize: 'inherit',
  fontWeight: 'inherit',
  textWrap: 'balance',
});
base('p', { textWrap: 'pretty' });
// WebKit ends while it looks for the prettiest lines of a Tamil paragraph, at some widths of phones.
base('p:lang(ta)', { textWrap: 'wrap' });
base('ul, ol', { listStyle: 'none' });
base('a', { color: 'inherit', textDecoration: 'none' });
base('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
base('button', {
  background: 'none',
  border: 0,
  cursor: 'pointer',
  textAlign: 'inherit',
});
base('img, svg, iframe', { display: 'block', maxWidth: '100%' });
base('iframe', { border: 0 });
base(':focus-visible', {
  outline: `${vars.border.focus} solid ${vars.color.line.focus}`,
  outlineOffset: vars.border.focus,
  borderRadius: vars.radius.small,
});
base('main:focus', { outline: 'none' });
base('::selection', {
  background: vars.color.fill.accent,
  color: vars.color.text.onAccent,
});
// View transitions: of the portfolio's filter, and from one article to the next.
base('::view-transition-group(*)', {
  animationDuration: vars.duration.normal,
  animationTimingFunction: vars.easing.standard,
});
// Presses reach the page instead of its snapshot.
base('::view-transition', { pointerEvents: 'none' });
