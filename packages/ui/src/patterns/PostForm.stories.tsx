import { posts } from '@agency/mocks/fixtures/posts';
import { toPostForm } from '@agency/model/post';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PostForm } from './PostForm';

const meta = {
  title: 'Patterns/PostForm',
  component: PostForm,
  args: {
    mode: 'create',
    initial: toPostForm(),
    onChange: fn(),
    onSave: fn(async () => {}),
    onCancel: fn(),
    isSlugTaken: fn(async () => false),
  },
} satisfies Meta<typeof PostForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const field = ({ canvas }: PlayContext, name: string) => canvas.getByRole('textbox', { name });
const CONTENT = 'Most shops think about their offer in the second week of January.';

export const Create: Story = {
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.type(field(context, 'Title'), 'Pongal, 2027!');
    await expect(field(context, 'Slug (URL)')).toHaveValue('pongal-2027');
    await userEvent.type(field(context, 'Excerpt'), 'A short list.');
    await userEvent.type(field(context, 'Content'), CONTENT);
    await userEvent.type(field(context, 'Tags (comma separated)'), ' Shops, ,Planning,');
    const tags = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(tags).toEqual(['Shops', 'Planning']);
    await userEvent.click(canvas.getByRole('button', { name: 'Create Post' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        title: 'Pongal, 2027!',
        slug: 'pongal-2027',
        excerpt: 'A short list.',
        content: CONTENT,
        tags: ['Shops', 'Planning'],
        image_url: null,
      },
      expect.anything(),
    );
  },
};

export const Invalid: Story = {
  args: { initial: { ...toPostForm(), image_url: 'javascript:alert(1)' } },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Create Post' }));
    for (const [name, message] of [
      ['Title', 'Title must be at least 5 characters'],
      ['Slug (URL)', 'Slug must be at least 3 characters'],
      ['Excerpt', 'Excerpt must be at least 10 characters'],
      ['Content', 'Content must be at least 50 characters'],
      ['Image URL (Optional)', 'Please enter a valid URL'],
    ] as const) {
      await waitFor(() => expect(field(context, name)).toHaveAccessibleDescription(message));
    }
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Edit: Story = {
  args: { mode: 'edit', initial: toPostForm(posts.ordinary) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { slug } = posts.ordinary;
    const tags = field(context, 'Tags (comma separated)');
    await expect(tags).toHaveValue('Festivals, Planning, Shops');
    // The address of a post does not change with its title.
    await userEvent.type(field(context, 'Title'), ' again');
    await expect(field(context, 'Slug (URL)')).toHaveValue(slug);
    await expect(canvas.getByRole('button', { name: 'Update Post' })).toBeEnabled();
  },
};

export const SlugOfItsOwn: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await userEvent.type(field(context, 'Slug (URL)'), 'my-own');
    await userEvent.type(field(context, 'Title'), 'Another title');
    await expect(field(context, 'Slug (URL)')).toHaveValue('my-own');
  },
};

export const SlugTaken: Story = {
  args: { isSlugTaken: fn(async () => true) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(field(context, 'Title'), 'Pongal');
    await userEvent.tab();
    await expect(await canvas.findByText('Another post already uses this slug.')).toBeVisible();
  },
};

export const Cancelled: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: {
    mode: 'edit',
    initial: toPostForm(posts.ordinary),
    onSave: fn(() => new Promise<void>(() => {})),
  },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Update Post' }));
    await expect(await canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
    await userEvent.type(field(context, 'Title'), '{Enter}');
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const WithoutImage: Story = {
  args: { mode: 'edit', initial: toPostForm(posts.withoutImage) },
  play: async (context) => {
    await expect(field(context, 'Image URL (Optional)')).toHaveValue('');
  },
};
export const LongText: Story = { args: { mode: 'edit', initial: toPostForm(posts.longWord) } };
export const Tamil: Story = {
  play: async (context) => {
    await context.userEvent.type(field(context, 'Title'), 'சிறிய கடை');
    await expect(field(context, 'Slug (URL)')).toHaveValue('சிறிய-கடை');
  },
};
export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };
