import { sectionStyle } from '../tokens/layered';

/** Fills the screen while a page is on its way, so that the footer does not jump. */
export const main = sectionStyle({ minHeight: '100svh' });
