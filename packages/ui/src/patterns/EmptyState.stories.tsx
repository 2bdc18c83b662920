import { longWord, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Site/States/EmptyState',
  component: EmptyState,
  args: {
    title: 'No blog posts found. Articles will appear here once published.',
    hint: 'Connect to the admin panel to add blog posts.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(EmptyState, [{}, { action: { label: 'Show all', onPress: () => {} } }]),
};

export const Texts: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  render: inEach(EmptyState, [
    { title: tamilTitle, hint: tamilText },
    { title: 'Nothing here 🌾', hint: 'Come back later 👋🏽' },
    { hint: longWord.slice(2300, 2700) },
  ]),
};
