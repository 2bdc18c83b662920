import { site } from '@agency/mocks/fixtures/site';
import { longTitle, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidthAndForcedColors } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { NotFound } from './NotFound';

const meta = {
  title: 'Site/States/NotFound',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Oops! Page not found', home: site.home },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndForcedColors },
};

/** Also with a way to the list. */
export const Texts: Story = {
  args: { title: `${tamilTitle} ${longTitle}`, list: { href: '/blog', label: 'All posts' } },
  globals: { viewport: { value: 'smallPhone' } },
};
