import { allProjects, projects } from '@agency/mocks/fixtures/projects';
import type { Project } from '@agency/model/project';
import { everyWidthAndDark, noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PortfolioGrid } from './PortfolioGrid';

const meta = {
  title: 'Site/Lists/PortfolioGrid',
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

/** A URL may name a category that no project has. */
export const UnknownCategory: Story = {
  args: { ...ready([projects.ordinary]), category: 'Unknown', onSelect: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No projects in this category.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all projects' }));
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(undefined));
  },
};
