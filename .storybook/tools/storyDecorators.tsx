import { vars } from '@agency/ui/tokens/theme.css';
import type { Decorator } from '@storybook/react-vite';
import type { CSSProperties } from 'react';

/** Makes a decorator: a box of these styles around the story. */
export const inBox =
  (style: CSSProperties): Decorator =>
  (Story) => (
    <div style={style}>
      <Story />
    </div>
  );

/** Columns as wide as a card, for stories with one card or several. */
export const cardColumns = inBox({
  display: 'grid',
  gap: '0 1.5rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 24rem))',
});

/** The padding of a form's dialog, into which the toolbar above a text reaches on a phone. */
export const dialogPadding = inBox({ paddingInline: vars.space.large });

/** A panel's headings above a card, as on a page. */
export const belowHeadings: Decorator = (Story) => (
  <>
    <h1>Panel</h1>
    <h2>Section</h2>
    <Story />
  </>
);
