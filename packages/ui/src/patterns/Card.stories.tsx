import { withDark } from '@agency/stories/chromaticModes';
import { inStates, pseudoStates } from '@agency/stories/renderFunctions';
import { cardColumns } from '@agency/stories/storyDecorators';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn, mocked } from 'storybook/test';
import { entryIcons } from '../primitives/entryIcons';
import { Heading } from '../primitives/Heading';
import { Image } from '../primitives/Image';
import { Text } from '../primitives/Text';
import { Card, CardBody, CardFooter, CardLink } from './Card';

const followed = fn();

/** Higher than its content, as beside a longer card. */
const InColumn = (props: ComponentProps<typeof Card>) => (
  <div style={{ display: 'grid', minHeight: '28rem' }}>
    <Card {...props} />
  </div>
);

const meta = {
  title: 'Site/Cards/Card',
  component: Card,
  args: {
    children: (
      <>
        <Image src={null} alt="" seed="card" placeholderIcon={entryIcons.sheet} />
        <CardBody>
          <Heading level={2}>
            <CardLink href="/blog/a-card" onClick={followed}>
              A card
            </CardLink>
          </Heading>
          <Text tone="muted">The whole card is one link.</Text>
          <CardFooter>
            <Text size="small">At the bottom edge</Text>
          </CardFooter>
        </CardBody>
      </>
    ),
  },
  decorators: [cardColumns],
  render: InColumn,
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A press anywhere on the card follows its link. */
export const Default: Story = {
  parameters: { chromatic: withDark },
  play: async ({ canvas, userEvent }) => {
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    mocked(followed).mockClear();
    const pressed = document.elementFromPoint(left + 8, top + 8);
    await expect(pressed).toBe(canvas.getByRole('link', { name: 'A card' }));
    if (pressed) await userEvent.click(pressed);
    await expect(followed).toHaveBeenCalledTimes(1);
  },
};

/** The focus ring runs along the card's edge, not around the title. */
export const States: Story = {
  parameters: { pseudo: pseudoStates('article, a', 'a') },
  render: inStates(InColumn),
};
