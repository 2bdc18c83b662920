/** Waits, on a page that was made at build time, for the first sign that a visitor wants to use it. */
export async function whenWanted(): Promise<void> {
  await globalThis.window?.start?.wanted;
}
