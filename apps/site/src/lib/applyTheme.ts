import type { Theme } from '@agency/ui/patterns/ThemeSwitch';

export const THEME_KEY = 'theme';

/** The theme that was chosen in this browser. */
export function themeIn(storage: Pick<Storage, 'getItem'>): Theme {
  const stored = storage.getItem(THEME_KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

/** Shows the page in a theme, and colours the browser's own bars to match. */
export function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) {
    const own = meta.dataset.theme;
    const chosen = own === theme ? 'all' : 'not all';
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : chosen;
  }
}
