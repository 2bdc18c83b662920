import type { Decorator, StoryContext } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { noPicture } from './modes';

const description: Decorator = (Story) => (
  <>
    <p id="own-description">As in your passport.</p>
    <Story />
  </>
);

/** Makes a story: a field keeps the caller's ref, id, class, handlers and description beside its own. */
export const keepsOwnProps = (label: string) => ({
  parameters: { chromatic: noPicture },
  args: {
    id: 'own-id',
    className: 'own-class',
    'aria-describedby': 'own-description',
    error: 'Too short',
    hint: 'Ten characters at least',
    onBlur: fn(),
    ref: fn(),
  },
  decorators: [description],
  play: async ({ args, canvas, userEvent }: StoryContext) => {
    const field = canvas.getByLabelText(label);
    await expect(field).toHaveAttribute('id', 'own-id');
    await expect(field).toHaveClass('own-class');
    await expect(field).toHaveAccessibleDescription(
      'As in your passport. Too short Ten characters at least',
    );
    await expect(args.ref).toHaveBeenCalledWith(field);
    await userEvent.click(field);
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
});
