import { patternStyle } from '../tokens/layeredStyles';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

/** The background is light in both themes: scanners need a light quiet zone around the code. */
export const qrCode = patternStyle({
  width: grid(56),
  maxWidth: '100%',
  aspectRatio: '1',
  padding: vars.space.small,
  background: vars.color.ground.line,
});

export const link = patternStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.control.touch,
  color: vars.color.text.accent,
  textDecoration: 'underline',
});

export const secret = patternStyle({ overflowWrap: 'anywhere', userSelect: 'all' });
