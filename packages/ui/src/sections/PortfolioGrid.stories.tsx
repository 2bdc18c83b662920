import { allProjects, manyProjects, projects } from '@agency/mocks/fixtures/projects';
import type { Project } from '@agency/model/project';
import { everyWidth } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, createElement, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { type LinkComponent, LinkProvider } from '../primitives/LinkProvider';
import { PortfolioGrid, type PortfolioGridProps } from './PortfolioGrid';

const meta = {
  title: 'Sections/PortfolioGrid',
  component: PortfolioGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    projects: { status: 'ready', data: allProjects },
    hrefFor: (project) => `/portfolio/${project.id}`,
    onClose: fn(),
    onOpen: fn(),
  },
} satisfies Meta<typeof PortfolioGrid>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const ready = (data: readonly Project[]) => ({ projects: { status: 'ready' as const, data } });

/** Opens what a card leads to, as the site's router does. */
function Browsed(props: PortfolioGridProps) {
  const { projects: remote, hrefFor, opened: atFirst, onClose } = props;
  const all = remote.status === 'ready' ? remote.data : [];
  const [href, setHref] = useState(atFirst && hrefFor(atFirst));
  const [link] = useState<LinkComponent>(
    () => (anchor: ComponentProps<LinkComponent>) =>
      createElement('a', { ...anchor, onClick: () => setHref(anchor.href) }),
  );
  const close = () => {
    setHref(undefined);
    onClose();
  };
  const opened = all.find((project) => hrefFor(project) === href);
  return (
    <LinkProvider link={link}>
      <PortfolioGrid {...props} opened={opened} onClose={close} />
    </LinkProvider>
  );
}

const titlesIn = ({ canvas }: PlayContext) =>
  canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

const showsEmptiness = async ({ canvas }: PlayContext) => {
  const title = 'No projects found. Portfolio items will appear here once added.';
  await expect(canvas.getByText(title)).toBeVisible();
  const hint = 'Connect to the admin panel to add portfolio projects.';
  await expect(canvas.getByText(hint)).toBeVisible();
  await expect(canvas.queryByRole('group')).not.toBeInTheDocument();
};

export const Ready: Story = {
  parameters: { chromatic: everyWidth },
  play: async (context) => {
    await expect(context.canvas.getByRole('region', { name: 'Projects' })).toBeVisible();
    await expect(titlesIn(context)).toEqual(allProjects.map(({ title }) => title));
  },
};

export const Loading: Story = {
  parameters: { chromatic: everyWidth },
  args: { projects: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading portfolio...');
    await expect(canvas.queryByText(/^No projects/)).not.toBeInTheDocument();
  },
};

/** A failure looks like emptiness to a visitor. */
export const Failed: Story = {
  parameters: { chromatic: everyWidth },
  args: { projects: { status: 'failed' } },
  play: showsEmptiness,
};
export const Empty: Story = {
  parameters: { chromatic: everyWidth },
  args: ready([]),
  play: showsEmptiness,
};
export const One: Story = { args: ready([projects.ordinary]) };

export const Many: Story = {
  args: ready(manyProjects(40)),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(40);
  },
};

/** 'All' first, then each category in the order of its first project. */
export const Filtered: Story = {
  args: ready([projects.ordinary, projects.withoutImage, projects.sixTags, projects.longTitle]),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const names = canvas.getAllByRole('button').map(({ textContent }) => textContent);
    await expect(names).toEqual(['All', 'Web Development', 'AI Automation', 'E-commerce']);
    await userEvent.click(canvas.getByRole('button', { name: 'AI Automation' }));
    await waitFor(() => expect(titlesIn(context)).toEqual([projects.withoutImage.title]));
    await expect(canvas.getByRole('button', { pressed: true })).toHaveTextContent('AI Automation');
    await userEvent.click(canvas.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(titlesIn(context)).toHaveLength(4));
  },
};

/** An address may name a category that no project has. */
export const UnknownCategory: Story = {
  args: { ...ready([projects.ordinary]), category: 'Unknown', onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No projects in this category.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all projects' }));
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(undefined));
  },
};

/** Upper and lower case differ: a category is matched exactly. */
export const FilteredExactly: Story = {
  args: ready([projects.ordinary, projects.categoryCase]),
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'web development' }));
    await waitFor(() => expect(titlesIn(context)).toEqual([projects.categoryCase.title]));
    await userEvent.click(canvas.getByRole('button', { name: 'Web Development' }));
    await waitFor(() => expect(titlesIn(context)).toEqual([projects.ordinary.title]));
  },
};

/** A category named 'All' is not the choice that shows everything. */
export const CategoryNamedAll: Story = {
  args: ready([projects.categoryAll, projects.ordinary]),
  play: async (context) => {
    const { canvas, userEvent } = context;
    const [everything, category] = canvas.getAllByRole('button', { name: 'All' });
    if (!everything || !category) throw new Error('There are not two buttons named "All".');
    await expect(titlesIn(context)).toHaveLength(2);
    await userEvent.click(category);
    await waitFor(() => expect(titlesIn(context)).toEqual([projects.categoryAll.title]));
    await expect(everything).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(everything);
    await waitFor(() => expect(titlesIn(context)).toHaveLength(2));
  },
};

export const Opened: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: { ...ready(manyProjects(6)), opened: manyProjects(6)[1] },
  render: (args) => <Browsed {...args} />,
  play: async ({ canvas, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Project 2' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // It was open from the start: the focus goes to the card that leads to it.
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Project 2' })).toHaveFocus());
  },
};

export const OpenedAndClosed: Story = {
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } } },
  args: ready(manyProjects(6)),
  render: (args) => <Browsed {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    for (const name of ['Project 3', 'Project 1']) {
      const link = canvas.getByRole('link', { name });
      await userEvent.click(link);
      const dialog = await screen.findByRole('dialog', { name });
      await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() => expect(link).toHaveFocus());
    }
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};

export const OnPhone: Story = {
  args: ready([projects.longWord, projects.tamil, projects.withoutImage]),
  globals: { viewport: { value: 'smallPhone' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
