import { longWord, tamilTitle } from '@agency/mocks/fixtures/texts';
import type { MarkdownHeading } from '@agency/model/markdown/markdownNodes';
import { withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { MarkdownContents } from './MarkdownContents';

const heading = (text: string, level = 1): MarkdownHeading => ({
  type: 'heading',
  level,
  id: text.toLowerCase().replaceAll(' ', '-'),
  children: [{ type: 'text', text }],
});

const meta = {
  title: 'Site/Entries/MarkdownContents',
  component: MarkdownContents,
  args: {
    headings: [
      heading('Before you begin'),
      heading('Photographs', 2),
      heading('Deeper', 3),
      heading(tamilTitle),
      heading(longWord.slice(2300, 2700)),
    ],
  },
} satisfies Meta<typeof MarkdownContents>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  globals: { viewport: { value: 'smallPhone' } },
};
