import { posts } from '@agency/mocks/fixtures/posts';
import { toPostForm } from '@agency/model/postForm';
import { noPicture, withDark } from '@agency/stories/chromaticModes';
import { formSteps } from '@agency/stories/formSteps';
import { dialogPadding } from '@agency/stories/storyDecorators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { PostForm, type PostFormProps } from './PostForm';

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
type Label = 'Title' | 'Slug (URL)' | 'Excerpt';

const WARNING = 'Another post already uses this slug.';

const { field, write, press, says, savedAs } = formSteps<Label>('Create Post');

export const Default: Story = {
  parameters: { chromatic: withDark },
};

export const Empty: Story = {
  play: async (context) => {
    await press(context);
    await says(context, 'Title', 'Title must be at least 5 characters');
    await expect(field(context, 'Excerpt')).toBeRequired();
    await says(context, 'Excerpt', /lists and search results, at least 10 characters/);
    await says(context, 'Slug (URL)', /^Slug must .* The end of the post’s address/);
    await expect(field(context, 'Title')).toHaveFocus();
    // A derived slug that becomes valid loses its error.
    await write(context, 'Title', 'Pongal');
    await waitFor(() => expect(field(context, 'Slug (URL)')).toBeValid());
    await expect(context.args.onSave).not.toHaveBeenCalled();
  },
};

/** Derived from the title until it is edited; tidied, and then checked, when the field is left. */
export const Slug: Story = {
  parameters: { chromatic: noPicture },
  play: async (context) => {
    const { args, userEvent, step } = context;
    const slug = field(context, 'Slug (URL)');
    await step('an empty one is not checked', async () => {
      await write(context, 'Title', '?!');
      await userEvent.tab();
      await expect(args.isSlugTaken).not.toHaveBeenCalled();
    });
    await step('what no address can hold is replaced', async () => {
      await write(context, 'Title', 'சிறிய கடை 🌾');
      await expect(slug).toHaveValue('சிறிய-கடை');
      await write(context, 'Slug (URL)', ' page!! / x');
      await userEvent.tab();
      await waitFor(() => expect(slug).toHaveValue('சிறிய-கடை-page-x'));
      await waitFor(() => expect(args.isSlugTaken).toHaveBeenLastCalledWith('சிறிய-கடை-page-x'));
    });
    await step('one that was cleared by hand stays empty', async () => {
      await write(context, 'Title', '2');
      await expect(slug).toHaveValue('சிறிய-கடை-page-x');
      await userEvent.clear(slug);
      await userEvent.tab();
      await write(context, 'Title', '3');
      await expect(slug).toHaveValue('');
      await expect(args.isSlugTaken).not.toHaveBeenCalledWith('');
    });
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

const published = {
  ...posts.ordinary,
  slug: 'have-your-pongal-page-ready-by-december',
  image_url: null,
};

export const Edited: Story = {
  args: { mode: 'edit', initial: toPostForm(published) },
  play: async (context) => {
    const { title, slug } = published;
    const { userEvent } = context;
    await expect(field(context, 'Excerpt')).toBeVisible();
    // A published URL must not change, also where it is the one derived from the title.
    await write(context, 'Title', ' again');
    await expect(field(context, 'Slug (URL)')).toHaveValue(slug);
    // One paragraph: Enter goes on to the text.
    await userEvent.type(field(context, 'Excerpt'), '{Enter}');
    await expect(field(context, 'Excerpt')).toHaveValue(published.excerpt);
    await expect(context.canvas.getByLabelText('Content')).toHaveFocus();
    await press(context, 'Update Post');
    const { id, created_at, ...stored } = published;
    await savedAs(context, { ...stored, title: `${title} again` });
  },
};

/** What the backend refuses has the focus, until it changes. */
export const Refused: Story = {
  parameters: { chromatic: noPicture },
  args: {
    mode: 'edit',
    initial: toPostForm(published),
    onSave: fn<PostFormProps['onSave']>(async () => ({ field: 'slug', message: WARNING })),
  },
  play: async (context) => {
    const slug = field(context, 'Slug (URL)');
    await press(context, 'Update Post');
    await says(context, 'Slug (URL)', new RegExp(`^${WARNING}`));
    await waitFor(() => expect(slug).toHaveFocus());
    await write(context, 'Slug (URL)', '-2');
    await waitFor(() => expect(slug).toBeValid());
    await press(context, 'Update Post');
    await waitFor(() => expect(context.args.onSave).toHaveBeenCalledTimes(2));
  },
};

/** The first picture of the text becomes the cover by one press, which another one takes back. */
export const CoverFromText: Story = {
  parameters: { chromatic: noPicture },
  args: { initial: { ...toPostForm(posts.ordinary), image_url: '', content: '' } },
  play: async ({ canvas, userEvent }) => {
    const name = 'Use the first picture of the text';
    await expect(canvas.queryByLabelText(name)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByLabelText('Content'));
    await userEvent.paste('![A shop](https://a.in/b.webp)');
    const url = canvas.getByLabelText('Image URL (Optional)');
    await userEvent.click(await canvas.findByLabelText(name));
    await expect(url).toHaveValue('https://a.in/b.webp#alt=A+shop');
    await userEvent.keyboard('{Enter}');
    await expect(url).toHaveFocus();
    await userEvent.click(canvas.getByLabelText(name));
    await expect(url).toHaveValue('');
    await userEvent.type(url, 'https://a.in/other.webp');
    await expect(canvas.queryByLabelText(name)).not.toBeInTheDocument();
  },
};

/** What is to be done before publishing leads to its field. */
export const Checklist: Story = {
  parameters: { chromatic: noPicture },
  args: {
    urlOf: (slug) => `https://studio.example/blog/${slug}`,
    pictureInput: () => <button type="button">Choose a picture</button>,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Before publishing: 2 to do'));
    await userEvent.click(canvas.getByRole('button', { name: 'Tags – to do' }));
    await expect(canvas.getByLabelText('Tags (comma separated)')).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Cover – to do' }));
    await expect(canvas.getByRole('button', { name: 'Choose a picture' })).toHaveFocus();
  },
};

/** The keys go past the button, which ignores presses meanwhile. */
export const Saving: Story = {
  args: {
    initial: toPostForm(posts.ordinary),
    onSave: fn<PostFormProps['onSave']>(() => new Promise(() => {})),
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await press(context);
    await canvas.findByRole('button', { name: 'Saving...' });
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
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
