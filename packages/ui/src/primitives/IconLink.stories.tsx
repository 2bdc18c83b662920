import { tamilTitle } from '@agency/mocks/fixtures/texts';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach, inStates, pseudoStates } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { adminIcons } from './adminIcons';
import { IconLink } from './IconLink';

const meta = {
  title: 'Primitives/IconLink',
  tags: ['!stable', 'new'],
  component: IconLink,
  args: { icon: adminIcons.view, label: 'View this post', href: 'https://example.com/post' },
} satisfies Meta<typeof IconLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a URL it is a placeholder. */
export const Default: Story = {
  render: inEach(IconLink, [{}, { href: undefined }, { label: tamilTitle }]),
  play: async ({ args, canvas }) => {
    const [link, placeholder, tamil] = canvas.getAllByRole('link');
    await expect(link).toHaveAccessibleName('View this post (opens in a new tab)');
    await expect(link).toHaveAttribute('href', args.href);
    const { width = 0, height = 0 } = link?.getBoundingClientRect() ?? {};
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(placeholder).toHaveAttribute('aria-disabled', 'true');
    await expect(tamil).toHaveAccessibleName(`${tamilTitle} (opens in a new tab)`);
  },
};

export const States: Story = {
  parameters: { pseudo: pseudoStates('a'), chromatic: withDark },
  render: inStates(IconLink),
};
