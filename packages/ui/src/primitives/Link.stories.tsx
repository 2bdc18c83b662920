import { longWord } from '@agency/mocks/fixtures/texts';
import { argTypeOf } from '@agency/stories/argTypeOf';
import { withDark } from '@agency/stories/chromaticModes';
import { inEach, inStates, pseudoStates } from '@agency/stories/renderFunctions';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, createElement } from 'react';
import { expect } from 'storybook/test';
import { Link, type LinkProps } from './Link';
import { looks } from './Link.css';
import { LinkProvider } from './LinkProvider';
import { Text } from './Text';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  argTypes: {
    look: argTypeOf(looks, 'quiet'),
  },
  args: { href: '/about', children: 'About Us' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

const RouterLink = (props: ComponentProps<'a'>) =>
  createElement('a', { ...props, 'data-router': '' });

/**
 * Links of other sites open a new tab; what is no URL of the web leads nowhere. The provided component
 * renders links within the site only.
 */
export const Kinds: Story = {
  decorators: (Story) => (
    <LinkProvider link={RouterLink}>
      <Story />
    </LinkProvider>
  ),
  render: inEach(Link, [
    {},
    { href: 'https://example.com/our-story', children: 'Watch Our Story' },
    { href: 'tel:+442079460958', children: '+44 20 7946 0958' },
    { href: 'mailto:hello@studio.example', children: 'hello@studio.example' },
    { href: undefined, children: 'Privacy Policy' },
    { href: 'javascript:alert(1)', children: 'Free money' },
  ]),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    const all = (name: string) => links.map((link) => link.getAttribute(name));
    const story = 'https://example.com/our-story';
    const [phone, mail] = ['tel:+442079460958', 'mailto:hello@studio.example'];
    await expect(all('href')).toEqual(['/about', story, phone, mail, null, null]);
    await expect(all('target')).toEqual([null, '_blank', null, null, null, null]);
    await expect(all('data-router')).toEqual(['', null, null, null, null, null]);
    await expect(all('aria-disabled')).toEqual([null, null, null, null, 'true', 'true']);
    await expect(links[1]).toHaveAccessibleName('Watch Our Story (opens in a new tab)');
    await expect(links[1]).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

const InEachLook = (props: LinkProps) => (
  <Text>
    <Link {...props} look="quiet" /> <Link {...props} look="inline" /> within a text{' '}
    <Link {...props} look="bare" />
  </Text>
);

/** The last ones are busy: the page that they lead to is being loaded. */
export const Looks: Story = {
  parameters: { chromatic: withDark },
  render: inEach(InEachLook, [{}, { 'aria-busy': true }]),
};

export const States: Story = {
  parameters: { pseudo: pseudoStates('a') },
  render: inStates(InEachLook),
};

export const Texts: Story = {
  render: inEach(Link, [
    { children: 'எங்களைப் பற்றி' },
    { children: 'About 🌾' },
    { children: longWord.slice(2300, 2700) },
  ]),
};
