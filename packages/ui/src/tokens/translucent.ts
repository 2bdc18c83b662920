/** A translucent shade of the palette, for shadows and backdrops. */
export const translucent = (shade: string, opacity: number) => `rgb(${shade} / ${opacity})`;
