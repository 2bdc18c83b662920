import type { IconSource } from './Icon';

/** Path data of icons that stand beside posts and projects, so that other pages do not download them. */
export const entryIcons = {
  image:
    'M4.5 5h15A1.5 1.5 0 0 1 21 6.500v11a1.5 1.5 0 0 1-1.5 1.500h-15A1.5 1.5 0 0 1 3 17.500v-11A1.5 1.5 0 0 1 4.5 5zM3.5 17l5-5 3.5 3.5 3-3 5.5 5M15.5 9.500h.01',
  sheet:
    'M6 3.500h12A1.5 1.5 0 0 1 19.5 5v14a1.5 1.5 0 0 1-1.5 1.500H6A1.5 1.5 0 0 1 4.5 19V5A1.5 1.5 0 0 1 6 3.500zM8.5 8h7M8.5 12h7M8.5 16h4',
  briefcase:
    'M4.5 8h15A1.5 1.5 0 0 1 21 9.500v8a1.5 1.5 0 0 1-1.5 1.500h-15A1.5 1.5 0 0 1 3 17.500v-8A1.5 1.5 0 0 1 4.5 8zM8.5 8V6.500A1.5 1.5 0 0 1 10 5h4a1.5 1.5 0 0 1 1.5 1.500V8M3.5 12.500c5 2.3 12 2.3 17 0',
  arrowRight: 'M4 12h16M14 6l6 6-6 6',
} as const satisfies Record<string, IconSource>;
