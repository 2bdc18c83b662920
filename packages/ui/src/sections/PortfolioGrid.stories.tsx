import { allProjects, projects } from '@agency/mocks/fixtures/projects';
import { withSummary } from '@agency/model/entryExcerpts';
import type { ListedProject } from '@agency/model/project';
import { everyWidthAndDark, noPicture } from '@agency/stories/chromaticModes';
import { closedDialog, failedList, listOf, loadingList } from '@agency/stories/listStoryArgs';
import { says } from '@agency/stories/storySteps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PortfolioGrid } from './PortfolioGrid';

const meta = {
  title: 'Site/Lists/PortfolioGrid',
  component: PortfolioGrid,
  parameters: { layout: 'fullscreen' },
  args: {
    list: listOf<ListedProject>(allProjects.map(withSummary)),
    dialog: closedDialog,
    hrefFor: (project) => `/portfolio/${project.id}`,
  },
} satisfies Meta<typeof PortfolioGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  parameters: { chromatic: everyWidthAndDark },
};

export const Loading: Story = {
  args: { list: loadingList },
};

/** A failure looks like emptiness to a visitor. */
export const Failed: Story = {
  parameters: { chromatic: noPicture },
  args: { list: failedList },
  play: says(/^No projects found/),
};
export const Empty: Story = {
  args: { list: listOf([]) },
};
/** 'All' first, then each category in the order of its first project; matched exactly. */
export const Filtered: Story = {
  args: {
    list: listOf<ListedProject>(
      [
        projects.ordinary,
        projects.withoutImage,
        projects.sixTags,
        projects.categoryCase,
        projects.categoryAll,
      ].map(withSummary),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const titles = () => canvas.getAllByRole('heading', { level: 2 });
    const choose = async (button: HTMLElement, { title }: { title: string }) => {
      await userEvent.click(button);
      await waitFor(() => expect(titles().map(({ textContent }) => textContent)).toEqual([title]));
      await expect(canvas.getAllByRole('button', { pressed: true })).toEqual([button]);
    };
    await choose(canvas.getByRole('button', { name: 'web development' }), projects.categoryCase);
    await choose(canvas.getByRole('button', { name: 'Web Development' }), projects.ordinary);
    // A category may be named 'All'; it is another choice than the one that shows everything.
    const [everything, category] = canvas.getAllByRole('button', { name: 'All' });
    await choose(category as HTMLElement, projects.categoryAll);
    await userEvent.click(everything as HTMLElement);
    await waitFor(() => expect(titles()).toHaveLength(5));
  },
};

/** A URL may name a category that no project has. */
export const UnknownCategory: Story = {
  args: {
    list: listOf<ListedProject>([projects.ordinary].map(withSummary)),
    category: 'Unknown',
    onSelect: fn(),
  },
};
