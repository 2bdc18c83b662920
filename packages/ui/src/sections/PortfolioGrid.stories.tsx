import { allProjects, manyProjects, projects } from '@agency/mocks/fixtures/projects';
import type { Project } from '@agency/model/project';
import { everyWidthAndDark, noPicture } from '@agency/stories/modes';
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
  parameters: { chromatic: everyWidthAndDark },
  play: async (context) => {
    await expect(context.canvas.getByRole('region', { name: 'Projects' })).toBeVisible();
    await expect(titlesIn(context)).toEqual(allProjects.map(({ title }) => title));
  },
};

export const Loading: Story = {
  args: { projects: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading portfolio...');
    await expect(canvas.queryByText(/^No projects/)).not.toBeInTheDocument();
  },
};

/** A failure looks like emptiness to a visitor. */
export const Failed: Story = {
  parameters: { chromatic: noPicture },
  args: { projects: { status: 'failed' } },
  play: showsEmptiness,
};
export const Empty: Story = {
  args: ready([]),
  play: showsEmptiness,
};
/** 'All' first, then each category in the order of its first project; matched exactly. */
export const Filtered: Story = {
  args: ready([
    projects.ordinary,
    projects.withoutImage,
    projects.sixTags,
    projects.categoryCase,
    projects.categoryAll,
  ]),
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    const choose = async (button: HTMLElement | undefined, ...shown: { title: string }[]) => {
      if (!button) throw new Error('There is no such category.');
      await userEvent.click(button);
      await waitFor(() => expect(titlesIn(context)).toEqual(shown.map(({ title }) => title)));
      await expect(canvas.getAllByRole('button', { pressed: true })).toEqual([button]);
    };
    const named = (name: string) => canvas.getByRole('button', { name });
    const [everything, ...categories] = canvas.getAllByRole('button');
    await expect(everything).toHaveTextContent(/^All$/);
    await expect(categories.map(({ textContent }) => textContent)).toEqual([
      'Web Development',
      'AI Automation',
      'E-commerce',
      'web development',
      'All',
    ]);
    await choose(named('AI Automation'), projects.withoutImage);
    await step('upper and lower case differ', async () => {
      await choose(named('web development'), projects.categoryCase);
      await choose(named('Web Development'), projects.ordinary);
    });
    await step('a category named "All" is not the choice that shows everything', async () => {
      await choose(categories.at(-1), projects.categoryAll);
      await userEvent.click(everything as HTMLElement);
      await waitFor(() => expect(titlesIn(context)).toHaveLength(5));
    });
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

export const Opened: Story = {
  parameters: { chromatic: noPicture, docs: { story: { inline: false, iframeHeight: 640 } } },
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
