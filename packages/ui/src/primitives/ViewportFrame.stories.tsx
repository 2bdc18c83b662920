import { withDark } from '@agency/stories/chromaticModes';
import { withinFrame } from '@agency/stories/withinFrame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Heading } from './Heading';
import { Text } from './Text';
import { ViewportFrame } from './ViewportFrame';

const meta = {
  title: 'Primitives/ViewportFrame',
  tags: ['!stable', 'new'],
  component: ViewportFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'A small page',
    width: 375,
    className: 'room',
    children: (
      <>
        <Heading level={2} size="title">
          As wide as a phone
        </Heading>
        <Text>
          It has a <a href="#there">price list</a> that leads nowhere.
        </Text>
      </>
    ),
  },
  decorators: (Story) => (
    <>
      <style>{'.room { height: 20rem }'}</style>
      <Story />
    </>
  ),
} satisfies Meta<typeof ViewportFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Media queries are those of its width, styles and theme those of the page; nothing in it takes the focus. */
export const Phone: Story = {
  parameters: { chromatic: withDark },
  play: async ({ args }) => {
    const link = (await withinFrame(args.title)).getByText('price list');
    await expect(link.ownerDocument.defaultView?.innerWidth).toBe(375);
    link.focus();
    await expect(link.ownerDocument.activeElement).not.toBe(link);
  },
};
