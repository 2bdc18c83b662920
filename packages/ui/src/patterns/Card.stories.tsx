import { noPicture } from '@agency/stories/modes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import { entryIcons } from '../primitives/entryIcons';
import { Heading } from '../primitives/Heading';
import { Image } from '../primitives/Image';
import { Text } from '../primitives/Text';
import { Card, CardBody, CardFooter, CardLink } from './Card';

const followed = fn();

const meta = {
  title: 'Patterns/Card',
  component: Card,
  args: {
    children: (
      <>
        <Image src={null} alt="" seed="card" placeholderIcon={entryIcons.image} />
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
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', maxWidth: '24rem', minHeight: '28rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article').getBoundingClientRect();
    const footer = canvas.getByText('At the bottom edge').getBoundingClientRect();
    // The padding, 1.5rem.
    await expect(card.bottom - footer.bottom).toBeCloseTo(24, 0);
  },
};

/** A press anywhere on the card follows its link. */
export const PressedAnywhere: Story = {
  parameters: { chromatic: noPicture },
  play: async ({ canvas, userEvent }) => {
    mocked(followed).mockClear();
    const { left, top } = canvas.getByRole('article').getBoundingClientRect();
    const pressed = document.elementFromPoint(left + 8, top + 8);
    await expect(pressed).toBe(canvas.getByRole('link', { name: 'A card' }));
    if (pressed) await userEvent.click(pressed);
    await expect(followed).toHaveBeenCalledTimes(1);
  },
};

/** The focus ring runs along the card's edge, not around the title. */
export const Focused: Story = {
  parameters: { pseudo: { focusWithin: 'article', focusVisible: 'article a' } },
};

export const Hovered: Story = { parameters: { pseudo: { hover: 'article' } } };
