import { formattedProject, projects } from '@agency/mocks/fixtures/projects';
import { cardColumns, inEach, inStates, pseudoStates } from '@agency/stories/matrix';
import { withDark } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProjectCard } from './ProjectCard';

const meta = {
  title: 'Site/Cards/ProjectCard',
  component: ProjectCard,
  args: { project: projects.ordinary, href: '/portfolio/project-ordinary' },
  decorators: [cardColumns],
} satisfies Meta<typeof ProjectCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.project.title });
    await expect(link).toHaveAttribute('href', args.href);
    await expect(canvas.getByText('Web Development')).toBeVisible();
    const tags = within(canvas.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    await expect(tags.map((tag) => tag.textContent)).toEqual(['Website', 'Bilingual']);
  },
};

/** No picture, no tags; two tags at most; two lines, without the marks of Markdown. */
export const Texts: Story = {
  render: inEach(ProjectCard, [
    { project: projects.sixTags },
    { project: projects.withoutTags },
    { project: projects.withoutImage },
    { project: projects.manyParagraphs },
    { project: formattedProject },
    { project: projects.markup },
    { project: projects.longTitle },
    { project: projects.longWord },
    { project: projects.tamil },
    { project: projects.emoji },
  ]),
  play: async ({ canvas, canvasElement }) => {
    const cards = canvas.getAllByRole('article');
    for (const card of cards) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
    const tags = [...(cards[0]?.querySelectorAll('li') ?? [])].map((tag) => tag.textContent);
    await expect(tags).toEqual(['Online shop', 'Photography']);
    await expect(cards[1]?.querySelector('ul')).toBeNull();
    await expect(cards[2]?.querySelector('[data-placeholder]')).toBeVisible();
    const text = canvas.getByText(/^1\. Its bookings/);
    const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
    await expect(Math.round(text.clientHeight / lineHeight)).toBe(2);
    await expect(canvas.getByText(/^When someone types/)).not.toHaveTextContent(/[*#>`]/);
    await expect(canvas.getByRole('link', { name: projects.markup.title })).toBeVisible();
    await expect(canvasElement.querySelector('article :is(script, b, i)')).toBeNull();
  },
};

export const OnPhone: Story = { ...Texts, globals: { viewport: { value: 'smallPhone' } } };

export const States: Story = {
  parameters: { pseudo: pseudoStates('article, a', 'a') },
  render: inStates(ProjectCard),
};
