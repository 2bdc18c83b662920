/** Resolves, on a prerendered page, at the first user interaction; anywhere else at once. */
export async function firstInteraction(): Promise<void> {
  await globalThis.window?.startup?.firstInteraction;
}
