import { createCanvas, loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { SOCIAL_CARD, socialCard } from './socialCard';

async function pixelsOf(picture: Buffer) {
  const { width, height } = SOCIAL_CARD;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(await loadImage(picture), 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  return (x: number, y: number) => [...data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3)];
}

const card = (title: string, logo?: string) => socialCard({ title, seed: '1', logo });

test('accents, Tamil and the rupee sign are drawn, and what the typeface lacks leaves no box', async () => {
  const titles = await Promise.all([' ', 'é', 'Ž', 'த', '₹'].map((title) => card(title)));
  expect(new Set(titles.map((picture) => picture.toString('base64'))).size).toBe(titles.length);
  expect(await card('Name 🙂 日本')).toEqual(await card('Name'));
});

test('a long Tamil title is set in lines left of the drawing', async () => {
  const title = 'சிறிய கடைக்கும் இணையதளம் வேண்டுமா? தொடங்கும் முன் ஐந்து கேள்விகள்';
  const colorAt = await pixelsOf(await card(title));
  const inkIn = (y: number, from: number, to: number) => {
    for (let x = from; x < to; x += 1) if (colorAt(x, y).every((part) => part < 64)) return true;
    return false;
  };
  const rows = Array.from({ length: 400 }, (_, row) => row + 100);
  expect(rows.filter((y) => inkIn(y, 80, 640)).length).toBeGreaterThan(200);
  expect(rows.filter((y) => inkIn(y, 650, SOCIAL_CARD.width))).toEqual([]);
});

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#00f" d="M0 0h8v8H0z"/></svg>';

/** Nearly: a card is a JPEG. */
const isBlue = ([red = 0, green = 0, blue = 0]: readonly number[]) =>
  red < 40 && green < 40 && blue > 215;

test('the logo stands left of the brand', async () => {
  const cardAt = await pixelsOf(await card('A title', LOGO));
  expect([cardAt(84, 512), cardAt(138, 566)].map(isBlue)).toEqual([true, true]);
  expect(isBlue(cardAt(150, 540))).toBe(false);
});
