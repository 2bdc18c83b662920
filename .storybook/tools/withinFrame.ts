import { screen, within } from 'storybook/test';

/** Waits for a frame of this name. @returns queries within its document */
export async function withinFrame(title: string | RegExp) {
  const frame = await screen.findByTitle<HTMLIFrameElement>(title);
  const body = frame.contentDocument?.body;
  if (!body) throw new Error('The frame shows a document of another origin.');
  return within(body);
}
