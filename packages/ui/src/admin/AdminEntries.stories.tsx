import { allPosts, posts } from '@agency/mocks/fixtures/posts';
import type { Post } from '@agency/model/post';
import { type PostFormInput, toPostForm } from '@agency/model/postForm';
import { letters, listing } from '@agency/stories/adminStoryArgs';
import { everyWidth, everyWidthAndDark, noPicture } from '@agency/stories/chromaticModes';
import { says, withinDialog } from '@agency/stories/storySteps';
import { withinFrame } from '@agency/stories/withinFrame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { Button } from '../primitives/Button';
import { AdminEntries, type AdminEntriesProps } from './AdminEntries';
import type { OpenForm } from './EntryFormDialog';
import { PostPreview } from './EntryPreview';
import { PostForm, type PostFormProps } from './PostForm';

type Props = AdminEntriesProps<Post, PostFormInput>;

const editing: OpenForm<PostFormInput> = {
  id: posts.ordinary.id,
  mode: 'edit',
  initial: toPostForm(posts.ordinary),
  startsFrom: 'row',
};
const creating: OpenForm<PostFormInput> = {
  id: 'new',
  mode: 'create',
  initial: toPostForm(),
  startsFrom: 'row',
};

const formWith =
  (preview?: PostFormProps['preview']): Props['form'] =>
  (begin) => (
    <PostForm
      {...begin}
      preview={preview}
      isSlugTaken={async () => false}
      onSave={async () => undefined}
      onCancel={fn()}
    />
  );

const meta = {
  title: 'Panel/Entries/AdminEntries',
  tags: ['panel'],
  component: AdminEntries<Post, PostFormInput>,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    ...listing(allPosts),
    words: {
      ...letters.words,
      title: 'Blog Posts',
      createLabel: 'New Post',
      dialogTitles: { create: 'Create New Blog Post', edit: 'Edit Blog Post' },
    },
    cardOf: ({ image_url, excerpt }) => ({ picture: image_url, text: excerpt }),
    hrefFor: ({ slug }) => `https://example.com/blog/${slug}`,
    onCreate: fn(),
    onEdit: fn(),
    openForm: undefined,
    form: formWith(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof AdminEntries<Post, PostFormInput>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Posts: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

/** What a route adds beside the create button, and above the form of a stored row. */
export const Editing: Story = {
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
  play: async () => {
    const dialog = await withinDialog('Edit Blog Post');
    await waitFor(() => expect(dialog.getByLabelText('Title')).toHaveFocus());
    await expect(dialog.getByRole('button', { name: /^History of/ })).toBeVisible();
  },
};

/** On a phone both buttons find room. */
export const ToolsOnPhone: Story = {
  args: { headerActions: Editing.args?.headerActions },
  globals: { viewport: { value: 'smallPhone' } },
};

/** Beside the form, whose dialog is then as wide as the panel; in its place on a phone. */
export const Previewing: Story = {
  parameters: { chromatic: everyWidth },
  args: {
    openForm: editing,
    form: formWith(({ title, content, image_url }) => (
      <PostPreview post={{ ...posts.ordinary, title, content, image_url }} />
    )),
  },
  play: async ({ userEvent }) => {
    const dialog = await withinDialog('Edit Blog Post');
    const show = dialog.queryByRole('button', { name: 'Preview' });
    if (show) await userEvent.click(show);
    const shown = await withinFrame(/^Preview: Page on phone/);
    await expect(shown.getByText(posts.ordinary.title)).toBeVisible();
  },
};

/** A form that starts from a draft says so. */
export const Restored: Story = {
  args: {
    openForm: {
      ...creating,
      startsFrom: 'draft',
      initial: { ...creating.initial, title: 'A mill' },
    },
  },
  play: says(/^Restored: this is what you wrote before/),
};

/** Who comes back to a draft goes on at the end of its text. */
export const Continued: Story = {
  parameters: { chromatic: noPicture },
  args: {
    openForm: {
      ...creating,
      startsFrom: 'draft',
      initial: { ...toPostForm(posts.manyParagraphs), title: '' },
    },
  },
  play: async () => {
    const dialog = await withinDialog('Create New Blog Post');
    const content = dialog.getByLabelText<HTMLTextAreaElement>('Content');
    await waitFor(() => expect(content).toHaveFocus());
    await expect(content.selectionStart).toBe(content.value.length);
    await expect(content.closest('section')?.scrollTop).toBeGreaterThan(1000);
  },
};

/** The browser's storage is full or blocked. */
export const NotKept: Story = {
  args: { openForm: { ...editing, inMemoryOnly: true } },
  play: says(/^This browser’s storage is full or blocked/),
};

/** A new row that was begun and not saved waits above the others, and is gone on with. */
export const Begun: Story = {
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
  args: { ...Editing.args, openForm: creating },
  render: function Render(args) {
    const [openForm, setOpenForm] = useState(args.openForm);
    return <AdminEntries {...args} openForm={openForm} onDismiss={() => setOpenForm(editing)} />;
  },
  play: async ({ userEvent }) => {
    const empty = await withinDialog('Create New Blog Post');
    await expect(empty.queryByRole('button', { name: /^History/ })).not.toBeInTheDocument();
    await userEvent.type(empty.getByLabelText('Title'), 'A new one');
    await userEvent.click(empty.getByRole('button', { name: 'Close' }));
    const filled = await withinDialog('Edit Blog Post');
    await expect(filled.getByLabelText('Title')).toHaveValue(posts.ordinary.title);
  },
};
