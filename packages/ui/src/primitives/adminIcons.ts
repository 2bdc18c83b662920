import type { IconSource } from './Icon';

/** Path data of icons that only the admin shows, so that visitors do not download them. */
export const adminIcons = {
  panel:
    'M4.5 4.5h15A1.5 1.5 0 0 1 21 6v12a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18V6a1.5 1.5 0 0 1 1.5-1.5zM9 4.5v15',
  pencil:
    'M4.5 19.500l1-4.200L16 4.800a1.8 1.8 0 0 1 2.5 0l.7.7a1.8 1.8 0 0 1 0 2.500L8.7 18.500zM14 6.800l3.2 3.2',
  trash:
    'M4.5 7h15M9 7V5.500A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.500V7M6.5 7l.8 11.500A1.5 1.5 0 0 0 8.8 20h6.400a1.5 1.5 0 0 0 1.5-1.500L17.5 7M10.5 11v5M13.5 11v5',
  plus: 'M12 5v14M5 12h14',
  exit: 'M14 4.500H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.500h8M10 12h10.500M17 8.500l3.5 3.5-3.5 3.5',
  article:
    'M6 3.500h12A1.5 1.5 0 0 1 19.5 5v14a1.5 1.5 0 0 1-1.5 1.500H6A1.5 1.5 0 0 1 4.5 19V5A1.5 1.5 0 0 1 6 3.500zM8.5 8h7M8.5 12h7M8.5 16h4',
  key: 'M8 11.500a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM11 12.500L19.5 4M16 7.500l2.5 2.5M13.5 10l1.5 1.5',
} as const satisfies Record<string, IconSource>;
