import { inEach } from '@agency/stories/matrix';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { EntryActions } from './EntryActions';

const meta = {
  title: 'Site/Entries/EntryActions',
  component: EntryActions,
  args: {
    title: 'Pots & lamps',
    url: 'https://studio.example/portfolio/pots-and-lamps',
    ask: { href: '/contact?about=Pots', label: 'Ask about a project like this' },
  },
} satisfies Meta<typeof EntryActions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of a project, and of a post. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  render: inEach(EntryActions, [{}, { ask: undefined }]),
};

export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
