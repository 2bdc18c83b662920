import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

/** Waits for a frame of this name. @returns queries within its document */
export async function withinFrame(title: string | RegExp) {
  const frame = await screen.findByTitle<HTMLIFrameElement>(title);
  const body = frame.contentDocument?.body;
  if (!body) throw new Error('The frame shows a document of another origin.');
  return within(body);
}

/**
 * Makes a play function for the preview of an entry with this title: chooses a place (`Card`, `Opened`) and
 * a device, and expects the title, no line wider than the device, and fonts and pictures that are loaded.
 */
export const showsPreview =
  (title: string, place: string, device = 'Phone') =>
  async ({ canvas, userEvent }: StoryContext) => {
    await userEvent.click(canvas.getByRole('button', { name: place }));
    await userEvent.click(canvas.getByRole('button', { name: device }));
    const shown = await withinFrame(new RegExp(`^Preview: ${place} on ${device.toLowerCase()}`));
    const [heading] = await shown.findAllByRole('heading', { hidden: true });
    await expect(heading).toHaveTextContent(title);
    const { documentElement: root, fonts, images } = (heading as HTMLElement).ownerDocument;
    // No line overflows at the width of the device.
    await expect(root.scrollWidth).toBe(root.clientWidth);
    await fonts.ready;
    await waitFor(() => {
      const loading = [...images].filter((image) => !image.complete && image.loading !== 'lazy');
      expect(loading).toEqual([]);
    });
  };
