import { addons } from 'storybook/manager-api';
import { brandTheme, iconStyles } from './brandTheme';

addons.setConfig({ theme: brandTheme() });

const style = document.createElement('style');
style.textContent = iconStyles;
document.head.append(style);
