import { afterEach as accessibility } from '@storybook/addon-a11y/preview';
import { emulateMedia } from './emulateMedia.ts';
import type { Story } from './picturesOf.ts';
import { settlePictures } from './settlePictures.ts';

/** The rules of axe that look at colours: what the others look at is the same in both themes. */
const COLOR_RULES = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

export async function checkColors(story: Story) {
  // What has not entered yet is paler than its colours.
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  await settlePictures();
  const { a11y } = story.parameters;
  const options = { ...a11y?.options, runOnly: COLOR_RULES };
  const parameters = { ...story.parameters, a11y: { ...a11y, options } };
  try {
    await accessibility({ ...story, parameters, viewMode: 'story' } as never);
  } finally {
    await emulateMedia({});
  }
}
