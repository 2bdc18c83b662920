import { posts } from '@agency/mocks/fixtures/posts';
import { toPostForm } from '@agency/model/postForm';
import { dialogPadding } from '@agency/stories/dialogPadding';
import { formSteps, TAGS } from '@agency/stories/formSteps';
import { noPicture, withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { PostForm, type PostFormProps } from './PostForm';

const content = 'Most shops think about their Pongal offer in the second week of January.';

const meta = {
  title: 'Panel/Editor/PostForm',
  tags: ['panel'],
  component: PostForm,
  args: {
    mode: 'create',
    initial: toPostForm(),
    onChange: fn(),
    onSave: fn<PostFormProps['onSave']>(async () => undefined),
    onCancel: fn(),
    isSlugTaken: fn(async () => false),
  },
} satisfies Meta<typeof PostForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Label = 'Title' | 'Slug (URL)' | 'Excerpt' | 'Content' | 'Image URL (Optional)' | typeof TAGS;

const WARNING = 'Another post already uses this slug.';

const { field, write, press, says, savedAs, savesOnce, cancels } = formSteps<Label>('Create Post');

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: cancels,
};

export const Empty: Story = {
  play: async (context) => {
    await press(context);
    await says(context, 'Title', 'Title must be at least 5 characters');
    await says(context, 'Slug (URL)', 'Slug must be at least 3 characters');
    await says(context, 'Excerpt', 'Excerpt must be at least 10 characters');
    await says(context, 'Content', 'Content must be at least 50 characters');
    await expect(field(context, TAGS)).toBeValid();
    await expect(field(context, 'Image URL (Optional)')).toBeValid();
    await expect(field(context, 'Title')).toHaveFocus();
    // A derived slug that becomes valid loses its error.
    await write(context, 'Title', 'Pongal');
    await waitFor(() => expect(field(context, 'Title')).toBeValid());
    await waitFor(() => expect(field(context, 'Slug (URL)')).toBeValid());
    await expect(context.args.onSave).not.toHaveBeenCalled();
  },
};

export const TooMuch: Story = {
  parameters: { chromatic: noPicture },
  args: {
    initial: {
      ...toPostForm(posts.ordinary),
      tags: Array.from({ length: 60 }, (_, index) => `tag ${index + 1}`).join(', '),
      image_url: `https://example.com/${'a'.repeat(2048)}`,
    },
  },
  play: async (context) => {
    await press(context);
    await says(context, TAGS, 'Use at most 50 tags');
    await says(context, 'Image URL (Optional)', 'URL must be at most 2,048 characters');
    await expect(context.args.onSave).not.toHaveBeenCalled();
  },
};

/** With the keyboard alone: each change is told, and the saved tags are a list. */
export const Created: Story = {
  parameters: { chromatic: noPicture },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.tab();
    // The toolbar is one stop, before the content.
    const written = ['Pongal', '', 'What to decide now.', '', content, 'Shops ,, UPI,', ''];
    for (const text of written) {
      if (text) await userEvent.keyboard(text);
      await userEvent.tab();
    }
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...toPostForm(),
      title: 'Pongal',
      slug: 'pongal',
      excerpt: 'What to decide now.',
      content,
      tags: 'Shops ,, UPI,',
    });
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await savedAs(context, {
      title: 'Pongal',
      slug: 'pongal',
      excerpt: 'What to decide now.',
      content,
      tags: ['Shops', 'UPI'],
      image_url: null,
    });
  },
};

/** The slug is derived from the title until it is edited. */
export const SlugFromTitle: Story = {
  parameters: { chromatic: noPicture },
  play: async (context) => {
    await write(context, 'Title', 'சிறிய கடைக்கும் இணையதளம் 🌾');
    await expect(field(context, 'Slug (URL)')).toHaveValue('சிறிய-கடைக்கும்-இணையதளம்');
    await write(context, 'Slug (URL)', '-2');
    await write(context, 'Title', ' வேண்டுமா?');
    await expect(field(context, 'Slug (URL)')).toHaveValue('சிறிய-கடைக்கும்-இணையதளம்-2');
  },
};

/** What no address can hold is replaced when the field is left. */
export const SlugTidied: Story = {
  parameters: { chromatic: noPicture },
  play: async (context) => {
    await write(context, 'Slug (URL)', 'Pongal page!! / x');
    await context.userEvent.tab();
    await waitFor(() => expect(field(context, 'Slug (URL)')).toHaveValue('pongal-page-x'));
    await waitFor(() => expect(context.args.isSlugTaken).toHaveBeenLastCalledWith('pongal-page-x'));
  },
};

/** A slug in use is a warning that describes the field; saving stays possible. */
export const SlugTaken: Story = {
  args: {
    initial: { ...toPostForm(posts.ordinary), title: '', slug: '' },
    isSlugTaken: fn(async (slug: string) => slug === 'pongal'),
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await write(context, 'Title', 'Pongal');
    await expect(canvas.queryByText(WARNING)).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(await canvas.findByText(WARNING)).toBeVisible();
    await expect(field(context, 'Slug (URL)')).toBeValid();
    await write(context, 'Slug (URL)', '-2');
    await userEvent.tab();
    await waitFor(() => expect(canvas.queryByText(WARNING)).not.toBeInTheDocument());
    await expect(args.isSlugTaken).toHaveBeenLastCalledWith('pongal-2');
    await userEvent.type(field(context, 'Slug (URL)'), '{Backspace}{Backspace} ');
    await userEvent.tab();
    await canvas.findByText(WARNING);
    await press(context);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
  },
};

/** The answer to an outdated check is ignored. */
export const SlugAnswerTooLate: Story = {
  parameters: { chromatic: noPicture },
  args: { isSlugTaken: fn() },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    const { promise, resolve } = Promise.withResolvers<boolean>();
    mocked(args.isSlugTaken).mockReturnValueOnce(promise).mockResolvedValue(false);
    await write(context, 'Slug (URL)', 'pongal');
    await userEvent.tab();
    await expect(args.isSlugTaken).toHaveBeenCalledOnce();
    await write(context, 'Slug (URL)', '-2');
    await userEvent.tab();
    await expect(args.isSlugTaken).toHaveBeenLastCalledWith('pongal-2');
    resolve(true);
    await write(context, 'Excerpt', 'Later');
    await expect(canvas.queryByText(WARNING)).not.toBeInTheDocument();
  },
};

/** An empty slug is not checked, and one that was cleared by hand stays empty. */
export const SlugMissing: Story = {
  parameters: { chromatic: noPicture },
  play: async (context) => {
    const { args, userEvent } = context;
    await write(context, 'Title', '?!');
    await userEvent.tab();
    await expect(args.isSlugTaken).not.toHaveBeenCalled();
    await write(context, 'Title', ' Pongal');
    await userEvent.clear(field(context, 'Slug (URL)'));
    await userEvent.tab();
    await write(context, 'Title', ' page');
    await expect(field(context, 'Slug (URL)')).toHaveValue('');
    await expect(args.isSlugTaken).not.toHaveBeenCalledWith('');
  },
};

const published = {
  ...posts.ordinary,
  slug: 'have-your-pongal-page-ready-by-december',
  image_url: null,
};

export const Edited: Story = {
  args: { mode: 'edit', initial: toPostForm(published) },
  play: async (context) => {
    const { title, slug } = published;
    // A published URL must not change, also where it is the one derived from the title.
    await write(context, 'Title', ' again');
    await expect(field(context, 'Slug (URL)')).toHaveValue(slug);
    await press(context, 'Update Post');
    const { id, created_at, ...stored } = published;
    await savedAs(context, { ...stored, title: `${title} again` });
  },
};

export const Saving: Story = {
  args: {
    initial: toPostForm(posts.ordinary),
    onSave: fn<PostFormProps['onSave']>(() => new Promise(() => {})),
  },
  play: savesOnce,
};

/** A field that the backend refused has the error and the focus until it changes. */
export const SlugRefused: Story = {
  parameters: { chromatic: noPicture },
  args: {
    initial: toPostForm(posts.ordinary),
    onSave: fn<PostFormProps['onSave']>(async () => ({ field: 'slug', message: WARNING })),
  },
  play: async (context) => {
    const { args } = context;
    await press(context);
    await says(context, 'Slug (URL)', WARNING);
    await expect(field(context, 'Slug (URL)')).toBeInvalid();
    await expect(field(context, 'Slug (URL)')).toHaveFocus();
    await write(context, 'Slug (URL)', '-2');
    await waitFor(() => expect(field(context, 'Slug (URL)')).toBeValid());
    await press(context);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
  },
};

/** The preview follows what is written, later than the field itself. */
export const Previewing: Story = {
  parameters: { chromatic: noPicture },
  args: {
    preview: fn<NonNullable<PostFormProps['preview']>>(({ title, tags }) => `${title}: ${tags}`),
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

export const Texts: Story = {
  args: {
    mode: 'edit',
    initial: { ...toPostForm(posts.tamil), title: 'அ'.repeat(300), excerpt: 'a'.repeat(1000) },
  },
  globals: { viewport: { value: 'smallPhone' } },
  decorators: [dialogPadding],
};
