import { allProjects, manyProjects, projects } from '@agency/mocks/fixtures/projects';
import { type Project, toProjectForm } from '@agency/model/project';
import { everyWidth, noPicture } from '@agency/stories/modes';
import { openDialog } from '@agency/stories/openDialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';
import { AdminProjects, type AdminProjectsProps } from './AdminProjects';

const ready = (items: readonly Project[], total = items.length) => ({
  list: { status: 'ready' as const, data: { items, total } },
});

const creating = { id: 'new', mode: 'create', restored: false, initial: toProjectForm() } as const;

const editing = {
  id: projects.withoutImage.id,
  mode: 'edit',
  restored: false,
  initial: toProjectForm(projects.withoutImage),
} as const;

const meta = {
  title: 'Sections/AdminProjects',
  component: AdminProjects,
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: {
    ...ready(allProjects),
    onRetry: fn(),
    onMore: fn(),
    onDelete: fn(async () => true),
    onCreate: fn(),
    onEdit: fn(),
    onDismiss: fn(),
    editor: undefined,
    form: { onChange: fn(), onSave: fn(async () => {}), onCancel: fn() },
  },
} satisfies Meta<typeof AdminProjects>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Takes out what was deleted and opens what is to be written, as a page does. */
function Kept(props: AdminProjectsProps) {
  const { list, onDelete, form } = props;
  const [items, setItems] = useState(list.status === 'ready' ? list.data.items : []);
  const [editor, setEditor] = useState(props.editor);
  const close = () => setEditor(undefined);
  return (
    <AdminProjects
      {...props}
      {...ready(items)}
      editor={editor}
      onDelete={async (project) => {
        const gone = await onDelete(project);
        if (gone) setItems((all) => all.filter(({ id }) => id !== project.id));
        return gone;
      }}
      onCreate={() => setEditor(creating)}
      onEdit={(project) =>
        setEditor({ ...editing, id: project.id, initial: toProjectForm(project) })
      }
      onDismiss={close}
      form={{
        ...form,
        onSave: async (project) => {
          await form.onSave(project);
          close();
        },
        onCancel: close,
      }}
    />
  );
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Ready: Story = {
  parameters: { chromatic: everyWidth },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Portfolio Projects');
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent(projects.ordinary.title);
    await expect(first).toHaveTextContent(projects.ordinary.category);
    await expect(first).toHaveTextContent('Mar 05, 2024');
    await expect(canvas.getByRole('button', { name: 'New Project' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const Loading: Story = {
  parameters: { chromatic: everyWidth },
  args: { list: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading portfolio projects...');
  },
};

/** "No … yet" would be a lie. */
export const Failed: Story = {
  parameters: { chromatic: everyWidth },
  args: { list: { status: 'failed' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Failed to fetch portfolio projects.',
    );
    await expect(canvas.queryByText(/^No portfolio projects/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = {
  parameters: { chromatic: everyWidth },
  args: ready([]),
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('No portfolio projects yet. Create your first project!'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'New Project' }));
    await expect(args.onCreate).toHaveBeenCalledOnce();
  },
};

export const One: Story = { args: ready([projects.ordinary]) };

/** Only those near the screen are rendered, of however many. */
export const Many: Story = {
  args: ready(manyProjects(2500)),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Project 1')).toBeVisible());
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
    await waitFor(() => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      expect(canvas.getByText('Project 2500')).toBeVisible();
    });
    await expect(canvas.getAllByRole('article').length).toBeLessThan(40);
    await expect(canvas.queryByText('Project 1')).not.toBeInTheDocument();
  },
};

export const Deleted: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const name = `Delete ${projects.ordinary.title}`;
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(mocked(args.onDelete).mock.calls).toEqual([[projects.ordinary]]);
    await waitFor(() => expect(canvas.queryByRole('button', { name })).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveFocus());
  },
};

export const Creating: Story = {
  args: { editor: creating },
  play: async () => {
    const dialog = await openDialog('Create New Portfolio Project');
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    await expect(dialog.getByRole('button', { name: 'Create Project' })).toBeEnabled();
    await expect(dialog.queryByText(/^Restored/)).not.toBeInTheDocument();
  },
};

export const Editing: Story = {
  args: { editor: editing },
  play: async () => {
    const dialog = await openDialog('Edit Portfolio Project');
    const values = dialog.getAllByRole('textbox').map((field) => (field as HTMLInputElement).value);
    const { title, category, description } = projects.withoutImage;
    await expect(values).toEqual([title, category, description, 'Reminders, WhatsApp', '']);
    await expect(dialog.getByRole('button', { name: 'Update Project' })).toBeEnabled();
  },
};

/** Leaving it the easy way asks; the words are not gone before there is an answer. */
export const Dismissed: Story = {
  args: { editor: creating },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog('Create New Portfolio Project');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.form.onCancel).toHaveBeenCalledOnce();
    await expect(args.onDismiss).toHaveBeenCalledTimes(2);
  },
};

/** Each opening begins with its own project, and gives the focus back. */
export const OneAfterAnother: Story = {
  parameters: { chromatic: noPicture },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: `Edit ${projects.withoutImage.title}` });
    await userEvent.click(edit);
    const filled = await openDialog('Edit Portfolio Project');
    await userEvent.type(filled.getByRole('textbox', { name: 'Title' }), ' again');
    await userEvent.click(filled.getByRole('button', { name: 'Cancel' }));
    await closed();
    await waitFor(() => expect(edit).toHaveFocus());

    await userEvent.click(canvas.getByRole('button', { name: 'New Project' }));
    const empty = await openDialog('Create New Portfolio Project');
    await expect(empty.getByRole('textbox', { name: 'Title' })).toHaveValue('');
  },
};

export const Saved: Story = {
  render: (args) => <Kept {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const create = canvas.getByRole('button', { name: 'New Project' });
    await userEvent.click(create);
    const dialog = await openDialog('Create New Portfolio Project');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Rice Mill');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Category' }), 'Websites');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'In two languages.');
    await userEvent.type(dialog.getByRole('textbox', { name: /^Tags/ }), 'Website, Bilingual');
    await userEvent.click(dialog.getByRole('button', { name: 'Create Project' }));
    await closed();
    await expect(mocked(args.form.onSave).mock.calls.map(([project]) => project)).toStrictEqual([
      {
        title: 'Rice Mill',
        category: 'Websites',
        description: 'In two languages.',
        tags: ['Website', 'Bilingual'],
        thumbnail_url: null,
      },
    ]);
    await waitFor(() => expect(create).toHaveFocus());
  },
};

export const OnPhone: Story = {
  args: ready([projects.longWord, projects.tamil, projects.emoji]),
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
