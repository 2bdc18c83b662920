import { cx } from '../primitives/cx';
import { Icon, type IconName } from '../primitives/Icon';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import * as css from './ThemeSwitch.css';

export type Theme = 'system' | 'light' | 'dark';

const themes: Record<Theme, { name: string; icon: IconName }> = {
  system: { name: 'System theme', icon: 'contrast' },
  light: { name: 'Light theme', icon: 'sun' },
  dark: { name: 'Dark theme', icon: 'moon' },
};

export interface ThemeSwitchProps {
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  /** Names the chosen theme below 768 px, where the switch is in a menu; default false. */
  inMenu?: boolean;
  /** Names the chosen theme beside its icon; default false. */
  worded?: boolean;
}

/** Chooses the theme: the system's, always light, or always dark. */
export function ThemeSwitch({ theme, onThemeChange, inMenu, worded }: ThemeSwitchProps) {
  return (
    <label className={css.label}>
      <VisuallyHidden>Theme</VisuallyHidden>
      <Icon name={themes[theme].icon} size="small" className={css.icon} />
      <select
        className={cx(css.choice, inMenu && css.wordedInMenu, worded && css.worded)}
        value={theme}
        title={themes[theme].name}
        onChange={({ target }) => onThemeChange(target.value as Theme)}
      >
        {Object.entries(themes).map(([value, { name }]) => (
          <option key={value} value={value} className={css.option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
