import type { GlobalStyleRule } from '@vanilla-extract/css';
import { globalLayered, patternStyle } from '../tokens/layeredStyles';
import { belowTablet, from } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const contents = patternStyle({
  padding: `${vars.space.medium} ${vars.space.large}`,
  marginBlockEnd: vars.space.large,
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.medium,
  '@media': { print: { display: 'none' }, [belowTablet]: { paddingBlock: 0 } },
});

const title = {
  color: vars.color.text.muted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.bold,
} as const;

export const summary = patternStyle({
  ...title,
  minHeight: grid(12),
  alignContent: 'center',
  cursor: 'pointer',
});

/** Always open where there is room: nothing is left to press. Browsers that can't do so keep the line. */
const alwaysOpen = (selector: string, rule: GlobalStyleRule) =>
  globalLayered('patterns', `.${contents}${selector}`, {
    '@supports': { 'selector(::details-content)': { '@media': { [from.tablet]: rule } } },
  });
alwaysOpen(' ::details-content', { contentVisibility: 'visible' });
alwaysOpen(' summary', { display: 'none' });
alwaysOpen('::before', { ...title, content: 'attr(aria-label)' });

export const entry = patternStyle({
  display: 'block',
  paddingBlock: grid(2.5),
  '@media': { [from.tablet]: { paddingBlock: grid(1.5) } },
});

export const deeper = patternStyle({ paddingInlineStart: vars.space.large });
