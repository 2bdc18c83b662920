import { allProjects, projects } from '@agency/mocks/fixtures/projects';
import type { Project } from '@agency/model/project';
import { everyWidthAndDark, noPicture } from '@agency/stories/modes';
import { says } from '@agency/stories/storySteps';
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

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

export const Loading: Story = {
  args: { projects: { status: 'loading' } },
};

/** A failure looks like emptiness to a visitor. */
export const Failed: Story = {
  parameters: { chromatic: noPicture },
  args: { projects: { status: 'failed' } },
  play: says(/^No projects found/),
};
export const Empty: Story = {
  args: ready([]),
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
};
