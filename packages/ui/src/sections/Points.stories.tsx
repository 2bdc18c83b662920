import { tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidth, withDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Points } from './Points';

const meta = {
  title: 'Site/Bands/Points',
  component: Points,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'What owners ask',
    points: [
      {
        title: 'What does it cost?',
        text: 'It has three prices.',
        links: [{ href: '/blog', label: 'The three prices' }],
      },
      { title: tamilTitle, text: tamilText },
    ],
  },
} satisfies Meta<typeof Points>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Questions: Story = {
  parameters: { chromatic: withDark },
};

export const Numbered: Story = {
  parameters: { chromatic: everyWidth },
  args: { numbered: true, surface: 'sunken' },
};
