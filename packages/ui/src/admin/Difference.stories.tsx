import { posts } from '@agency/mocks/fixtures/posts';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Difference } from './Difference';

const same = { label: 'Tags', before: 'Silk, Rice', after: 'Silk, Rice' };

const meta = {
  title: 'Panel/History/Difference',
  tags: ['panel'],
  component: Difference,
  args: {
    fields: [
      { label: 'Title', before: 'Silk by a window', after: 'Silk near a window' },
      { label: 'Excerpt', before: 'No studio.', after: 'No studio. No lamps.' },
      same,
    ],
  },
} satisfies Meta<typeof Difference>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fields that are the same are left out. */
export const Words: Story = {
  parameters: { chromatic: withDark },
};

export const Same: Story = {
  args: { fields: [same] },
};

export const Texts: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  render: inEach(Difference, [
    {
      fields: [
        {
          label: 'Content',
          before: posts.tamil.content,
          after: posts.tamil.content.replace(/\s\S+\s/, ' பட்டு '),
        },
      ],
    },
    { fields: [{ label: 'Title', before: 'x'.repeat(1000), after: `${'x'.repeat(300)}y` }] },
  ]),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')[0]).toHaveAttribute('lang', 'ta');
  },
};
