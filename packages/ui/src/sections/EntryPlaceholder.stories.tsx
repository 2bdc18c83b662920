import { withDark } from '@agency/stories/chromaticModes';
import { offersRetry } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { EntryPlaceholder } from './EntryPlaceholder';

const meta = {
  title: 'Site/Entries/EntryPlaceholder',
  component: EntryPlaceholder,
  parameters: { layout: 'fullscreen' },
  args: {
    labels: {
      heading: 'Blog post',
      loading: 'Loading...',
      failure: 'This post could not be loaded.',
    },
    failed: false,
    onRetry: fn(),
  },
} satisfies Meta<typeof EntryPlaceholder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {};
export const Failed: Story = {
  parameters: { chromatic: withDark },
  args: { failed: true },
  play: offersRetry('This post could not be loaded.'),
};
