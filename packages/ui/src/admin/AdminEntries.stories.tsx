import { letters, listing, openFormOf, ready } from '@agency/stories/adminStoryArgs';
import { everyWidthAndDark, noPicture, withDark } from '@agency/stories/modes';
import { hasFailed, isLoading, says, withinDialog } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { Button } from '../primitives/Button';
import { TextField } from '../primitives/TextField';
import { AdminEntries } from './AdminEntries';

const creating = openFormOf('');
const editing = openFormOf('Dear friend', 'b');

const meta = {
  title: 'Panel/Entries/AdminEntries',
  tags: ['panel'],
  component: AdminEntries<{ id: string }, string>,
  parameters: { docs: { story: { inline: false, iframeHeight: 480 } } },
  args: {
    ...listing([{ id: 'a' }, { id: 'b' }]),
    ...letters,
    createLabel: 'New Letter',
    dialogTitles: { create: 'Write a letter', edit: 'Edit a letter' },
    openForm: undefined,
    form: ({ initial }) => <TextField label="Words" defaultValue={initial} />,
    children: ({ id }, remove) => <Button onClick={remove}>Delete {id}</Button>,
    onCreate: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof AdminEntries<{ id: string }, string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New Letter' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = isLoading('list', 'Loading letters...');
export const Failed: Story = hasFailed('list', 'Failed to fetch letters.');
export const Empty: Story = { parameters: { chromatic: noPicture }, args: ready([]) };

/** What a route adds beside the create button, and above the form of a stored row. */
export const WithTools: Story = {
  args: {
    openForm: editing,
    headerActions: (
      <Button tone="neutral" variant="outline">
        Recently deleted
      </Button>
    ),
    titleActions: (id) => (
      <Button tone="neutral" variant="outline" size="small">
        History of {id}
      </Button>
    ),
  },
  play: says('History of b'),
};

/** On a phone both buttons find room. */
export const ToolsOnPhone: Story = {
  args: { headerActions: WithTools.args?.headerActions },
  globals: { viewport: { value: 'smallPhone' } },
};

/** A form that starts from a draft says so. */
export const Restored: Story = {
  args: { openForm: { ...creating, origin: 'draft', initial: 'Half a thought' } },
  play: says(/^Restored: this is what you wrote before/),
};

/** A new row that was begun and not saved waits above the others, and is gone on with. */
export const Begun: Story = {
  parameters: { chromatic: withDark },
  args: { begun: 'Half a thought' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Half a thought' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue writing' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

/** Nothing but another field may be filled. */
export const BegunWithoutTitle: Story = {
  args: { begun: '' },
  globals: { viewport: { value: 'smallPhone' } },
};

/** Safari deletes what a page has stored, so the form says for how long it keeps a text. */
export const InSafari: Story = {
  parameters: { chromatic: noPicture },
  args: { openForm: creating },
  beforeEach: () => {
    const vendor = spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.');
    return () => vendor.mockRestore();
  },
  play: says(/keeps what you write for seven days/),
};

/** A new row has no history. Another row mounts a new form. */
export const Exchanged: Story = {
  parameters: { chromatic: noPicture },
  args: { ...WithTools.args, openForm: creating },
  render: function Render(args) {
    const [openForm, setOpenForm] = useState(args.openForm);
    return <AdminEntries {...args} openForm={openForm} onDismiss={() => setOpenForm(editing)} />;
  },
  play: async ({ userEvent }) => {
    const empty = await withinDialog('Write a letter');
    await expect(empty.queryByRole('button', { name: /^History/ })).not.toBeInTheDocument();
    await userEvent.type(empty.getByRole('textbox'), 'A new one');
    await userEvent.click(empty.getByRole('button', { name: 'Close' }));
    const filled = await withinDialog('Edit a letter');
    await expect(filled.getByRole('textbox')).toHaveValue('Dear friend');
  },
};
