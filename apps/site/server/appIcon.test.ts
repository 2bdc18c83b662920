import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { appIcon } from './appIcon';

test('an icon fills its square', async () => {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#00f" d="M0 0h8v8H0z"/></svg>';
  const context = createCanvas(180, 180).getContext('2d');
  context.drawImage(await loadImage(await appIcon(svg, 180)), 0, 0);
  for (const edge of [0, 179]) {
    expect([...context.getImageData(edge, edge, 1, 1).data]).toEqual([0, 0, 255, 255]);
  }
});
