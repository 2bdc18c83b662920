import { everyWidthAndDark } from '@agency/stories/chromaticModes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageHero } from './PageHero';
import { SiteMain } from './SiteMain';

const meta = {
  title: 'Site/Page/SiteMain',
  component: SiteMain,
  parameters: { layout: 'fullscreen' },
  args: {
    id: 'content',
    children: <PageHero title="Blog" text="Insights, tips, and industry updates" />,
  },
} satisfies Meta<typeof SiteMain>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It fills the screen and can be given the focus when the page changes. */
export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
};
