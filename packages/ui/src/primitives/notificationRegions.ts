/** Marks the element that holds the notifications. */
export const NOTIFICATION_REGION = { 'data-notifications': '' } as const;

export const NOTIFICATIONS = '[data-notifications]';

/** Elements that stay usable while a modal dialog makes the rest of the page inert. */
export function notificationRegions(): Iterable<Element> {
  return document.querySelectorAll(NOTIFICATIONS);
}
