import { formattedProject, projects } from '@agency/mocks/fixtures/projects';
import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ProjectCard } from './ProjectCard';

const meta = {
  title: 'Patterns/ProjectCard',
  component: ProjectCard,
  args: { project: projects.ordinary, href: '/portfolio/project-ordinary' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProjectCard>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const tagsOf = ({ canvas }: PlayContext) =>
  within(canvas.getByRole('list', { name: 'Tags' }))
    .getAllByRole('listitem')
    .map((tag) => tag.textContent);

const showsPlaceholder = ({ canvasElement }: PlayContext) =>
  waitFor(() => {
    expect(canvasElement.querySelector('[data-placeholder]')).toBeInTheDocument();
    expect(canvasElement.querySelector('img')).not.toBeInTheDocument();
  });

const staysInside = async ({ canvas }: PlayContext) => {
  const card = canvas.getByRole('article');
  await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
};

export const Default: Story = {
  play: async (context) => {
    const { args, canvas } = context;
    const link = canvas.getByRole('link', { name: args.project.title });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(canvas.getByText('Web Development')).toBeVisible();
    await expect(tagsOf(context)).toEqual(['Website', 'Bilingual']);
  },
};

/** Two at most. */
export const SixTags: Story = {
  args: { project: projects.sixTags },
  play: async (context) => {
    await expect(tagsOf(context)).toEqual(['Online shop', 'Photography']);
  },
};

export const WithoutTags: Story = {
  args: { project: projects.withoutTags },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).not.toBeInTheDocument();
  },
};

export const WithoutImage: Story = {
  args: { project: projects.withoutImage },
  play: showsPlaceholder,
};
export const BrokenImage: Story = {
  args: { project: projects.brokenImage },
  play: showsPlaceholder,
};
export const ScriptImage: Story = {
  args: { project: projects.scriptImage },
  play: showsPlaceholder,
};
export const Eager: Story = { parameters: { chromatic: noPicture }, args: { eager: true } };

/** Two lines of it, whatever its length. */
export const ManyParagraphs: Story = {
  args: { project: projects.manyParagraphs },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/^1\. Its bookings/);
    const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(Math.round(text.clientHeight / lineHeight)).toBe(2);
  },
};

/** Markup in a project is text. */
export const Markup: Story = {
  args: { project: projects.markup },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: args.project.title })).toBeVisible();
    await expect(canvasElement.querySelector('img, script, b, i')).not.toBeInTheDocument();
  },
};

export const LongTitle: Story = { args: { project: projects.longTitle }, play: staysInside };
export const LongWord: Story = { args: { project: projects.longWord }, play: staysInside };
export const Tamil: Story = { args: { project: projects.tamil }, play: staysInside };
export const Emoji: Story = { args: { project: projects.emoji } };
export const OnPhone: Story = {
  globals: { viewport: { value: 'smallPhone' } },
  play: staysInside,
};

export const Hovered: Story = { parameters: { pseudo: { hover: 'article' } } };
export const Focused: Story = {
  parameters: { pseudo: { focusWithin: 'article', focusVisible: 'article a' } },
};
/** A case study's description, without the marks of Markdown. */
export const CaseStudy: Story = {
  args: { project: formattedProject },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^When someone types/)).not.toHaveTextContent(/[*#>`]/);
  },
};
