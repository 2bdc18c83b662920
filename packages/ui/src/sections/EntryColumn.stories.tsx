import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryColumn } from './EntryColumn';

const meta = {
  title: 'Site/Entries/EntryColumn',
  component: EntryColumn,
  parameters: { layout: 'fullscreen', chromatic: noPicture },
  args: { children: 'Begins where the article’s text begins.' },
} satisfies Meta<typeof EntryColumn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
