import { columns } from '../patterns/EntryArticle.css';
import { contents } from '../patterns/MarkdownContents.css';
import { globalLayered, sectionStyle } from '../tokens/layeredStyles';
import { from } from '../tokens/mediaQueries';
import { grid } from '../tokens/space';
import { vars } from '../tokens/theme.css';

export const hero = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  paddingBlock: `${grid(26)} ${vars.space.xxlarge}`,
  '@media': {
    [from.desktop]: { paddingBlock: `${grid(28)} ${grid(14)}` },
    print: { paddingBlock: 0 },
  },
});

export const text = sectionStyle({ position: 'relative', display: 'grid', gap: vars.space.large });

/** The columns of the article below: a post's picture is as wide as what stands beside the text. */
export const besidePicture = sectionStyle({
  alignItems: 'center',
  '@media': {
    [from.tablet]: { ...columns, columnGap: vars.space.large },
    [from.desktop]: { columnGap: columns.columnGap },
  },
});

export const words = sectionStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.medium,
});

export const title = sectionStyle({ textWrap: 'balance' });

export const longTitle = sectionStyle({
  fontSize: `clamp(${grid(6)}, ${grid(5)} + 1.2vw, ${grid(9)})`,
});

export const picture = sectionStyle({ width: '100%', borderRadius: vars.radius.large });

export const body = sectionStyle({ paddingBlockStart: vars.space.xxlarge });

/** Without contents beside its text, a post is as wide as the text and a little more. */
export const narrow = sectionStyle({});

globalLayered('sections', `.${narrow}:not(:has(.${contents})) :is(.${text}, .${body})`, {
  '@media': { [from.desktop]: { maxWidth: `calc(38 * ${grid(5)} + ${grid(64)})` } },
});
