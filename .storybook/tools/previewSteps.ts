import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inFrame } from './inFrame.ts';

/**
 * Makes play functions for the preview of an entry: each chooses a place (`Card`, `Opened`) and a device,
 * and expects the entry's title, no line wider than the device, and fonts and pictures that are loaded.
 * @param titleOf the title in the story's args
 */
export const previewSteps =
  <Args>(titleOf: (args: Args) => string) =>
  (place: string, device = 'Phone') =>
  async ({ args, canvas, userEvent }: StoryContext<Args>) => {
    await userEvent.click(canvas.getByRole('button', { name: place }));
    await userEvent.click(canvas.getByRole('button', { name: device }));
    const shown = await inFrame(new RegExp(`^Preview: ${place} on ${device.toLowerCase()}`));
    const [title] = await shown.findAllByRole('heading', { hidden: true });
    if (!title) throw new Error('Unreachable: a query for all finds one at least.');
    await expect(title).toHaveTextContent(titleOf(args));
    const page = title.ownerDocument;
    // No line overflows at the width of the device.
    await expect(page.documentElement.scrollWidth).toBe(page.documentElement.clientWidth);
    await page.fonts.ready;
    await waitFor(() => {
      expect(
        [...page.images].filter(({ complete, loading }) => !complete && loading !== 'lazy'),
      ).toEqual([]);
    });
  };
