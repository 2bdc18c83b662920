import { longWord } from '@agency/mocks/fixtures/texts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, createElement } from 'react';
import { expect } from 'storybook/test';
import { Link } from './Link';
import { looks } from './Link.css';
import { LinkProvider } from './LinkProvider';
import { Text } from './Text';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  argTypes: {
    look: { control: 'inline-radio', options: Object.keys(looks) },
  },
  args: { href: '/about', children: 'About Us' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

const isPlaceholder = async (link: HTMLElement) => {
  await expect(link).toHaveAttribute('aria-disabled', 'true');
  await expect(link).not.toHaveAttribute('href');
  await expect(link).not.toHaveAttribute('target');
};

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'About Us' });
    await expect(link).toHaveAttribute('href', '/about');
    await expect(link).not.toHaveAttribute('target');
  },
};

export const Inline: Story = {
  args: { look: 'inline' },
  render: (args) => (
    <Text>
      Read more <Link {...args} /> and what we do.
    </Text>
  ),
};

export const Bare: Story = { args: { look: 'bare' } };

export const External: Story = {
  args: { href: 'https://example.com/our-story', children: 'Watch Our Story' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Watch Our Story (opens in a new tab)' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const Telephone: Story = {
  args: { href: 'tel:+442079460958', children: '+44 20 7946 0958' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: '+44 20 7946 0958' });
    await expect(link).toHaveAttribute('href', 'tel:+442079460958');
    await expect(link).not.toHaveAttribute('target');
  },
};

export const Email: Story = {
  args: { href: 'mailto:hello@studio.example', children: 'hello@studio.example' },
};

/** Without an address it is announced as a disabled link. */
export const Placeholder: Story = {
  args: { href: undefined, children: 'Privacy Policy' },
  play: ({ canvas }) => isPlaceholder(canvas.getByRole('link', { name: 'Privacy Policy' })),
};

/** An address with any other scheme is not rendered. */
export const Script: Story = {
  args: { href: 'javascript:alert(1)', children: 'Free money' },
  play: ({ canvas }) => isPlaceholder(canvas.getByRole('link', { name: 'Free money' })),
};

const RouterLink = ({ href, ...rest }: ComponentProps<'a'> & { href: string }) =>
  createElement('a', { ...rest, href: `/base${href}`, 'data-router': '' });

/** The provided component renders in-app links only. */
export const WithRouter: Story = {
  render: (args) => (
    <LinkProvider link={RouterLink}>
      <Link {...args} /> <Link href="https://example.com">Elsewhere</Link>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const inApp = canvas.getByRole('link', { name: 'About Us' });
    await expect(inApp).toHaveAttribute('href', '/base/about');
    await expect(canvas.getByRole('link', { name: /^Elsewhere/ })).not.toHaveAttribute(
      'data-router',
    );
  },
};

const inEachLook: NonNullable<Story['render']> = (args) => (
  <Text>
    <Link {...args} look="quiet" /> <Link {...args} look="inline" /> <Link {...args} look="bare" />
  </Text>
);

/** The page that it leads to is being loaded. */
export const Busy: Story = { args: { 'aria-busy': true }, render: inEachLook };
export const Hovered: Story = { parameters: { pseudo: { hover: 'a' } }, render: inEachLook };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'a' } }, render: inEachLook };

export const LongWord: Story = { args: { children: longWord } };
export const Tamil: Story = { args: { children: 'எங்களைப் பற்றி' } };
export const Emoji: Story = { args: { children: 'About 🌾' } };
