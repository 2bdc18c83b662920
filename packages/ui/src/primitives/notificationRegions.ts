/** Marks the element that holds the notifications. */
export const NOTIFICATION_REGION = { 'data-notifications': '' } as const;

/** What stays in reach while a dialog makes the rest of the page inert. */
export function notificationRegions(): Iterable<Element> {
  return document.querySelectorAll('[data-notifications]');
}
