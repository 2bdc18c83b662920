import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Milestones } from './Milestones';

const meta = {
  title: 'Site/Bands/Milestones',
  component: Milestones,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Our Milestones',
    figures: [
      { value: '440+', label: 'Projects Completed' },
      { value: '600+', label: 'Happy Clients' },
      { value: '99%', label: 'Client Satisfaction' },
    ],
    delay: 0.4,
  },
} satisfies Meta<typeof Milestones>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

export const Texts: Story = {
  args: { title: 'எங்கள் மைல்கற்கள்', figures: [{ value: '440+', label: 'திட்டங்கள்' }] },
  globals: { viewport: { value: 'smallPhone' } },
};
