import type { IconSource } from './Icon';

/** Path data of icons of services, apart from others: only their pages download them. */
export const serviceIcons = {
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.5 12h17M12 3c2.4 2.5 3.6 5.5 3.6 9s-1.2 6.5-3.6 9c-2.4-2.5-3.6-5.5-3.6-9S9.6 5.5 12 3z',
  megaphone:
    'M4 10v4a1 1 0 0 0 1 1h2.500L17 19.500v-15L7.5 9H5a1 1 0 0 0-1 1zM8 15l1.2 4.500M20 9.500c.9 1.5.9 3.5 0 5',
  automation:
    'M10.5 5l1.700 5.300 5.300 1.700-5.300 1.700-1.700 5.300-1.700-5.300L3.500 12l5.300-1.700zM18.500 3v4M16.500 5h4M18.500 17v4M16.500 19h4',
  check: 'M5 12.500l4.5 4.500L19 7.5',
} as const satisfies Record<string, IconSource>;
