import { cx } from '../primitives/cx';
import { Icon, type IconName } from '../primitives/Icon';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import * as css from './ThemeSwitch.css';

export type Theme = 'system' | 'light' | 'dark';

const icons: Record<Theme, IconName> = { system: 'contrast', light: 'sun', dark: 'moon' };

/** @public */
export const themeSwitchWords = {
  label: 'Theme',
  themes: { system: 'System theme', light: 'Light theme', dark: 'Dark theme' },
};

export interface ThemeSwitchProps {
  theme: Theme;
  onThemeChange: (theme: Theme) => void;
  /** Names the chosen theme below 768 px, where the switch is in a menu; default false. */
  inMenu?: boolean;
  /** Names the chosen theme beside its icon; default false. */
  worded?: boolean;
  /** Default: English. */
  words?: typeof themeSwitchWords;
}

/** Chooses the theme: the system's, always light, or always dark. */
export function ThemeSwitch(props: ThemeSwitchProps) {
  const { theme, onThemeChange, inMenu, worded, words = themeSwitchWords } = props;
  return (
    <label className={css.label}>
      <VisuallyHidden>{words.label}</VisuallyHidden>
      <Icon name={icons[theme]} size="small" className={css.icon} />
      <select
        className={cx(css.choice, inMenu && css.wordedInMenu, worded && css.worded)}
        value={theme}
        title={words.themes[theme]}
        onChange={({ target }) => onThemeChange(target.value as Theme)}
      >
        {Object.entries(words.themes).map(([value, name]) => (
          <option key={value} value={value} className={css.option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
