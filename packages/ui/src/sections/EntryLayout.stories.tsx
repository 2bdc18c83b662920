import { longTitle, longWord } from '@agency/mocks/fixtures/texts';
import { everyWidthAndDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryLayout } from './EntryLayout';

const meta = {
  title: 'Site/Entries/EntryLayout',
  component: EntryLayout,
  parameters: { layout: 'fullscreen' },
  args: { id: 'post-1', title: longTitle, meta: 'March 05, 2024', children: 'The article.' },
} satisfies Meta<typeof EntryLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

export const Texts: Story = {
  args: { title: longWord.slice(2400, 2600) },
  globals: { viewport: { value: 'smallPhone' } },
};
