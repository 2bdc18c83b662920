import { projects } from '@agency/mocks/fixtures/projects';
import { toProjectForm } from '@agency/model/project';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { ProjectForm, type ProjectFormProps } from './ProjectForm';

const meta = {
  title: 'Patterns/ProjectForm',
  component: ProjectForm,
  args: {
    mode: 'create',
    initial: toProjectForm(),
    onChange: fn(),
    onSave: fn<ProjectFormProps['onSave']>(async () => {}),
    onCancel: fn(),
  },
} satisfies Meta<typeof ProjectForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];
type Label = 'Title' | 'Category' | 'Description' | typeof TAGS | typeof THUMBNAIL;

const TAGS = 'Tags (comma separated)';
const THUMBNAIL = 'Thumbnail URL (Optional)';

const field = ({ canvas }: PlayContext, name: Label) => canvas.getByRole('textbox', { name });
const write = (context: PlayContext, name: Label, text: string) =>
  context.userEvent.type(field(context, name), text);
const press = ({ canvas, userEvent }: PlayContext, name = 'Create Project') =>
  userEvent.click(canvas.getByRole('button', { name }));
const says = (context: PlayContext, name: Label, message: string) =>
  waitFor(() => expect(field(context, name)).toHaveAccessibleDescription(message));

const savedAs = ({ args }: PlayContext, project: object) =>
  waitFor(() =>
    expect(mocked(args.onSave).mock.calls.map(([values]) => values)).toStrictEqual([project]),
  );

export const Default: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    for (const name of ['Title', 'Category', 'Description', TAGS, THUMBNAIL] as const) {
      await expect(field(context, name)).toHaveValue('');
    }
    await expect(canvas.getByRole('button', { name: 'Create Project' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  play: async (context) => {
    await press(context);
    await says(context, 'Title', 'Title must be at least 3 characters');
    await says(context, 'Category', 'Category is required');
    await says(context, 'Description', 'Description must be at least 10 characters');
    await expect(field(context, TAGS)).toBeValid();
    await expect(field(context, THUMBNAIL)).toBeValid();
    await expect(field(context, 'Title')).toHaveFocus();
    await expect(context.args.onSave).not.toHaveBeenCalled();
  },
};

/** One character less than enough, and then enough. */
export const Edges: Story = {
  args: {
    initial: {
      title: 'Ab',
      category: 'A',
      description: 'Nine char',
      tags: '',
      thumbnail_url: 'ftp://example.com/mill.webp',
    },
  },
  play: async (context) => {
    const { args, userEvent } = context;
    await press(context);
    await says(context, 'Title', 'Title must be at least 3 characters');
    await says(context, 'Category', 'Category is required');
    await says(context, 'Description', 'Description must be at least 10 characters');
    await says(context, THUMBNAIL, 'Please enter a valid URL');
    for (const name of ['Title', 'Category', 'Description'] as const) {
      await write(context, name, ' ');
      await expect(field(context, name)).toBeInvalid();
      await write(context, name, '{Backspace}🌾');
      await waitFor(() => expect(field(context, name)).toBeValid());
    }
    await userEvent.clear(field(context, THUMBNAIL));
    await waitFor(() => expect(field(context, THUMBNAIL)).toBeValid());
    await expect(args.onSave).not.toHaveBeenCalled();
    await press(context);
    await savedAs(context, {
      title: 'Ab🌾',
      category: 'A🌾',
      description: 'Nine char🌾',
      tags: [],
      thumbnail_url: null,
    });
  },
};

export const TooMuch: Story = {
  args: {
    initial: {
      title: 'a'.repeat(301),
      category: 'a'.repeat(101),
      description: 'a'.repeat(20_001),
      tags: Array.from({ length: 60 }, (_, index) => `tag ${index + 1}`).join(', '),
      thumbnail_url: `https://example.com/${'a'.repeat(2048)}`,
    },
  },
  play: async (context) => {
    const { args, canvas } = context;
    await expect(within(canvas.getByRole('list')).getAllByRole('listitem')).toHaveLength(60);
    await press(context);
    await says(context, 'Title', 'Title must be at most 300 characters');
    await says(context, 'Category', 'Category must be at most 100 characters');
    await says(context, 'Description', 'Description must be at most 20,000 characters');
    await says(context, TAGS, 'Use at most 50 tags');
    await says(context, THUMBNAIL, 'URL must be at most 2,048 characters');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const UnsafeThumbnail: Story = {
  args: {
    initial: { ...toProjectForm(projects.ordinary), thumbnail_url: 'data:image/png;base64,AAAA' },
  },
  play: async (context) => {
    await press(context);
    await says(context, THUMBNAIL, 'Please enter a valid URL');
    await expect(context.args.onSave).not.toHaveBeenCalled();
  },
};

/** As it is stored: trimmed, tags as a list, no picture as null. */
export const Created: Story = {
  play: async (context) => {
    await write(context, 'Title', '  Rice Mill ');
    await write(context, 'Category', ' Websites ');
    await write(context, 'Description', ' In two languages.{Enter}Made in a week. ');
    await write(context, TAGS, 'Website ,, Bilingual,');
    await write(context, THUMBNAIL, '  ');
    await press(context);
    await savedAs(context, {
      title: 'Rice Mill',
      category: 'Websites',
      description: 'In two languages.\nMade in a week.',
      tags: ['Website', 'Bilingual'],
      thumbnail_url: null,
    });
  },
};

/** Every change is told, so that nothing written is lost. */
export const Told: Story = {
  play: async (context) => {
    const { args } = context;
    await write(context, 'Title', 'Mill');
    await write(context, TAGS, 'Shops, ');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...toProjectForm(),
      title: 'Mill',
      tags: 'Shops, ',
    });
  },
};

export const TagsWhileWriting: Story = {
  play: async (context) => {
    const { canvas } = context;
    await write(context, TAGS, 'Website,, இணையதளம் ');
    const tags = within(canvas.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    await expect(tags.map(({ textContent }) => textContent)).toEqual(['Website', 'இணையதளம்']);
  },
};

export const Edited: Story = {
  args: { mode: 'edit', initial: toProjectForm(projects.withoutImage) },
  play: async (context) => {
    const { title, category, description } = projects.withoutImage;
    await expect(field(context, 'Title')).toHaveValue(title);
    await expect(field(context, 'Category')).toHaveValue(category);
    await expect(field(context, 'Description')).toHaveValue(description);
    await expect(field(context, TAGS)).toHaveValue('Reminders, WhatsApp');
    await expect(field(context, THUMBNAIL)).toHaveValue('');
    await write(context, 'Category', ' again');
    await press(context, 'Update Project');
    const { id, created_at, ...stored } = projects.withoutImage;
    await savedAs(context, { ...stored, category: `${category} again` });
  },
};

export const Saving: Story = {
  args: {
    initial: toProjectForm(projects.withoutImage),
    onSave: fn<ProjectFormProps['onSave']>(() => new Promise<void>(() => {})),
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Create Project' }));
    const busy = await canvas.findByRole('button', { name: 'Saving...' });
    await expect(busy).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(busy);
    await write(context, 'Title', '{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** The text stays, and can be sent again. */
export const AfterAFailure: Story = {
  args: { initial: toProjectForm(projects.withoutImage) },
  play: async (context) => {
    const { args, canvas } = context;
    await press(context);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    const button = canvas.getByRole('button', { name: /^Create|Saving/ });
    await waitFor(() => expect(button).toBeEnabled());
    await expect(field(context, 'Description')).toHaveValue(projects.withoutImage.description);
    await press(context);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
  },
};

export const Cancelled: Story = {
  args: { initial: toProjectForm(projects.ordinary) },
  play: async (context) => {
    const { args } = context;
    await press(context, 'Cancel');
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const WithKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.tab();
    for (const text of ['Mill', 'Websites', 'In two languages.', 'Website']) {
      await userEvent.keyboard(text);
      await userEvent.tab();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await savedAs(context, {
      title: 'Mill',
      category: 'Websites',
      description: 'In two languages.',
      tags: ['Website'],
      thumbnail_url: null,
    });
  },
};

export const LongTitle: Story = {
  args: { initial: { ...toProjectForm(projects.withoutImage), title: 'அ'.repeat(300) } },
  play: async (context) => {
    await press(context);
    const { id, created_at, ...stored } = projects.withoutImage;
    await savedAs(context, { ...stored, title: 'அ'.repeat(300) });
  },
};

export const Tamil: Story = { args: { mode: 'edit', initial: toProjectForm(projects.tamil) } };
export const Emoji: Story = { args: { mode: 'edit', initial: toProjectForm(projects.emoji) } };

export const LongWord: Story = {
  args: { mode: 'edit', initial: toProjectForm(projects.longWord) },
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
