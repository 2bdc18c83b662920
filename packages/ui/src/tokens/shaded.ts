/** A translucent shade of the palette, for shadows and backdrops. */
export const shaded = (shade: string, opacity: number) => `rgb(${shade} / ${opacity})`;
