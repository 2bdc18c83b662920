import { longWord } from '@agency/mocks/fixtures/texts';
import { inEach } from '@agency/stories/matrix';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SlugUrl } from './SlugUrl';

const meta = {
  title: 'Panel/Editor/SlugUrl',
  tags: ['panel'],
  component: SlugUrl,
  args: { url: 'https://studio.example/blog/silk-by-a-window' },
} satisfies Meta<typeof SlugUrl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  globals: { viewport: { value: 'smallPhone' } },
  render: inEach(SlugUrl, [
    {},
    { used: 'https://studio.example/blog/silk' },
    { url: `https://studio.example/blog/${longWord.slice(2400, 2600)}` },
    { url: 'https://studio.example/blog/பட்டு-புடவை' },
  ]),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(
      'Links to https://studio.example/blog/silk will keep leading to this post.',
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
