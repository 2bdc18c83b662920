import { tamilTitle } from '@agency/mocks/fixtures/texts';
import type { Inline } from '@agency/model/markdown/markdownNodes';
import { withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { MarkdownTable } from './MarkdownTable';

const row = (...texts: string[]) => texts.map((text): Inline[] => [{ type: 'text', text }]);

const meta = {
  title: 'Site/Entries/MarkdownTable',
  component: MarkdownTable,
  args: {
    table: {
      type: 'table',
      align: ['left', 'right', 'center', undefined],
      rows: [
        row('Plan', 'Rupees', 'Pages', 'Delivery'),
        row('Small', '12,000', '5', 'two weeks'),
        row('Large', '40,000', '25'),
        row(tamilTitle, '0', '', 'a'.repeat(60)),
      ],
    },
    cellOf: (parts) =>
      parts.map((part, index) => (
        <span key={index}>
          {'text' in part && part.text}
          <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
        </span>
      )),
  },
} satisfies Meta<typeof MarkdownTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Wider than a phone: it scrolls by itself, by keys too, and what its links hide does not widen the page. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(
      canvas.getByRole('region', { name: 'Table: Plan, Rupees, Pages, Delivery' }),
    ).toHaveFocus();
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
};
