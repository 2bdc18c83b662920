const NAME = 'sidebar_state';
/** Seconds of seven days. */
const LIFETIME = 7 * 24 * 60 * 60;

/** Whether the sidebar is open: unless it was closed within the last seven days. */
export function readSidebarOpen(): boolean {
  return !document.cookie.split('; ').includes(`${NAME}=false`);
}

export function writeSidebarOpen(open: boolean): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = `${NAME}=${open}; path=/; max-age=${LIFETIME}; SameSite=Lax`;
}
