import { longWord, tamilText, tamilTitle } from '@agency/mocks/fixtures/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState';

const meta = {
  title: 'Patterns/EmptyState',
  component: EmptyState,
  args: {
    title: 'No blog posts found. Articles will appear here once published.',
    hint: 'Connect to the admin panel to add blog posts.',
  },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAction: Story = { args: { action: { label: 'Show all', onPress: () => {} } } };
export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
export const Tamil: Story = { args: { title: tamilTitle, hint: tamilText } };
export const Emoji: Story = { args: { title: 'Nothing here 🌾', hint: 'Come back later 👋🏽' } };
export const LongWord: Story = { args: { hint: longWord.slice(2300, 2700) } };
