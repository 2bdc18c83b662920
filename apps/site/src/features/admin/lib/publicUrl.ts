/** The absolute URL of a page of the site: its link opens a new tab beside the panel. */
export const publicUrl = (path: string) => new URL(path, window.location.href).href;
