import Color from 'colorjs.io';

/** @returns the colour as `#rrggbb` @throws Error for what is no opaque colour */
export function parseColor(text: string): string {
  let color: Color;
  try {
    color = new Color(text.trim());
  } catch {
    throw new Error(`"${text}" is no colour; write one like #ffd23f.`);
  }
  if (Number(color.alpha) < 1)
    throw new Error(`"${text}" is translucent; a brand needs a full colour.`);
  return hexOf(color);
}

function hexOf(color: Color): string {
  return color.to('srgb').toGamut().toString({ format: 'hex', collapse: false });
}

/** A colour of sRGB, with as much of the chroma as that has. */
export const oklch = (lightness: number, chroma: number, hue: number) =>
  hexOf(new Color('oklch', [lightness, chroma, hue]));

export function toOklch(color: string) {
  const [lightness, chroma, hue] = new Color(color).to('oklch').coords;
  // Greys have no hue.
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
}

/** @param by of lightness, from -1 to 1 */
export const lighter = (color: string, by: number) => {
  const { lightness, chroma, hue } = toOklch(color);
  return oklch(Math.min(1, Math.max(0, lightness + by)), chroma, hue);
};
