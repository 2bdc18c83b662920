import type { Theme, ThemeSwitchProps } from '@agency/ui/patterns/ThemeSwitch';
import { useSyncExternalStore } from 'react';
import { localStore } from './storage';

/** The script in `index.html` reads it too, before the first paint. */
const KEY = 'theme';
const CHANGED = 'themechange';

/** The chosen theme, stored in the browser and shared with its other tabs. */
export function useTheme(): ThemeSwitchProps {
  const theme = useSyncExternalStore(subscribe, themeNow, () => 'system' as const);
  return { theme, onThemeChange: choose };
}

function themeNow(): Theme {
  const stored = localStore.getItem(KEY);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

function choose(theme: Theme): void {
  if (theme === 'system') localStore.removeItem(KEY);
  else localStore.setItem(KEY, theme);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  const follow = () => {
    apply();
    onChange();
  };
  // Another tab may have changed the theme before this page subscribed.
  apply();
  window.addEventListener(CHANGED, follow);
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener(CHANGED, follow);
    window.removeEventListener('storage', follow);
  };
}

function apply(): void {
  const theme = themeNow();
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) {
    const own = meta.dataset.theme;
    const chosen = own === theme ? 'all' : 'not all';
    meta.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : chosen;
  }
}
