import { longWord, tamilTitle } from '@agency/mocks/fixtures/texts';
import { inBox } from '@agency/stories/matrix';
import { everyWidthAndDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { PageNotice } from './PageNotice';

const meta = {
  title: 'Site/Page/PageNotice',
  component: PageNotice,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: 240 } } },
  args: {
    text: 'This page could not be loaded. Check your connection and try again.',
    onRetry: fn(),
  },
  decorators: [inBox({ height: '15rem' })],
} satisfies Meta<typeof PageNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

export const Texts: Story = {
  args: { text: `${tamilTitle} ${longWord.slice(2400, 2700)}`, retryLabel: 'மீண்டும்' },
  globals: { viewport: { value: 'smallPhone' } },
};
