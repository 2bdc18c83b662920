/** Resolves, on a prerendered page, at the first user interaction; anywhere else at once, to undefined. */
export async function firstInteraction(): Promise<Event | undefined> {
  return globalThis.window?.hydration?.firstInteraction;
}
