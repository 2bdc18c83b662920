import { site } from '@agency/mocks/fixtures/site';
import { longWord, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidthAndForcedColors } from '@agency/stories/modes';
import { offersRetry } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ErrorScreen } from './ErrorScreen';

const meta = {
  title: 'Site/States/ErrorScreen',
  component: ErrorScreen,
  parameters: { layout: 'fullscreen' },
  args: { detail: 'Failed to fetch', home: site.home, onRetry: fn() },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndForcedColors },
  play: offersRetry('Failed to fetch'),
};

export const Texts: Story = {
  args: { detail: `503 ${tamilTitle} ${longWord.slice(2200, 2800)}` },
  globals: { viewport: { value: 'smallPhone' } },
};
