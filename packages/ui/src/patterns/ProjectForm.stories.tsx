import { projects } from '@agency/mocks/fixtures/projects';
import { toProjectForm } from '@agency/model/projectForm';
import { fitsWidth, formSteps, TAGS } from '@agency/stories/formSteps';
import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
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
type Label = 'Title' | 'Category' | 'Description' | typeof TAGS | typeof THUMBNAIL;

const THUMBNAIL = 'Thumbnail URL (Optional)';

const {
  field,
  write,
  press,
  says,
  savedAs,
  startsEmpty,
  showsTags,
  savesOnce,
  savesAgain,
  cancels,
} = formSteps<Label>('Create Project');

export const Default: Story = {
  play: (context) => startsEmpty(context, ['Title', 'Category', 'Description', TAGS, THUMBNAIL]),
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

/** One character below each minimum, then exactly the minimum. */
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

/** Saved values are trimmed; tags are a list, an empty URL is null. */
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

/** `onChange` is called on every change. */
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
  play: (context) => showsTags(context, 'Website,, இணையதளம் ', ['Website', 'இணையதளம்']),
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
  play: savesOnce,
};

/** After a failure the values stay and can be saved again. */
export const AfterAFailure: Story = {
  args: { initial: toProjectForm(projects.withoutImage) },
  play: async (context) => {
    await savesAgain(context);
    await expect(field(context, 'Description')).toHaveValue(projects.withoutImage.description);
  },
};

export const Cancelled: Story = {
  args: { initial: toProjectForm(projects.ordinary) },
  play: cancels,
};

export const WithKeyboard: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.tab();
    // The toolbar is one stop, before the description.
    for (const text of ['Mill', 'Websites', '', 'In two languages.', 'Website']) {
      if (text) await userEvent.keyboard(text);
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

/** The preview follows what is written, later than the field itself. */
export const Previewing: Story = {
  parameters: { chromatic: noPicture },
  args: {
    preview: fn<NonNullable<ProjectFormProps['preview']>>(({ title, tags }) => `${title}: ${tags}`),
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await write(context, 'Title', 'Pongal');
    await expect(args.preview).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Preview' }));
    const preview = canvas.getByRole('region', { name: 'Preview' });
    await expect(preview).toHaveTextContent('Pongal:');
    await write(context, TAGS, 'Shops');
    await waitFor(() => expect(preview).toHaveTextContent('Pongal: Shops'));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Tamil: Story = { args: { mode: 'edit', initial: toProjectForm(projects.tamil) } };
export const Emoji: Story = { args: { mode: 'edit', initial: toProjectForm(projects.emoji) } };

export const LongWord: Story = {
  args: { mode: 'edit', initial: toProjectForm(projects.longWord) },
  globals: { viewport: { value: 'smallPhone' } },
  play: fitsWidth,
};

export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
