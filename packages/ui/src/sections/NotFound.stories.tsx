import { site } from '@agency/mocks/fixtures/site';
import { longTitle, tamilTitle } from '@agency/mocks/fixtures/texts';
import { everyWidthAndForcedColors } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFound } from './NotFound';

const meta = {
  title: 'Sections/NotFound',
  component: NotFound,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Oops! Page not found', home: site.home },
} satisfies Meta<typeof NotFound>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: everyWidthAndForcedColors },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 1 });
    await expect(heading).toHaveTextContent('Oops! Page not found');
    await expect(canvas.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  },
};
export const WithList: Story = { args: { list: { href: '/blog', label: 'All posts' } } };
export const Tamil: Story = { args: { title: tamilTitle } };
export const OnPhone: Story = { globals: { viewport: { value: 'smallPhone' } } };

export const LongText: Story = { args: { title: longTitle } };
