import type { Theme, ThemeSwitchProps } from '@agency/ui/patterns/ThemeSwitch';
import { useSyncExternalStore } from 'react';
import { applyTheme, THEME_KEY, themeIn } from './applyTheme';
import { localStore } from './localStore';

const CHANGED = 'themechange';

/** The chosen theme, stored in the browser and shared with its other tabs. */
export function useTheme(): ThemeSwitchProps {
  const theme = useSyncExternalStore(subscribe, themeNow, () => 'system' as const);
  return { theme, onThemeChange: choose };
}

const themeNow = () => themeIn(localStore);

function choose(theme: Theme): void {
  if (theme === 'system') localStore.removeItem(THEME_KEY);
  else localStore.setItem(THEME_KEY, theme);
  window.dispatchEvent(new Event(CHANGED));
}

function subscribe(onChange: () => void): () => void {
  const follow = () => {
    applyTheme(themeNow());
    onChange();
  };
  // Another tab may have changed the theme before this page subscribed.
  applyTheme(themeNow());
  window.addEventListener(CHANGED, follow);
  window.addEventListener('storage', follow);
  return () => {
    window.removeEventListener(CHANGED, follow);
    window.removeEventListener('storage', follow);
  };
}
