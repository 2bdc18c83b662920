import { cx } from './cx';
import { icon, sizes } from './Icon.css';

/** Path data on a 24 × 24 grid, drawn with the motif's stroke width. Every visitor downloads them. */
export const outlines = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.500l5 5',
  chat: 'M12 4c4.7 0 8.5 3.2 8.5 7.300s-3.8 7.3-8.5 7.300c-.9 0-1.8-.1-2.6-.3L4.5 20l1.2-3.800c-1.4-1.3-2.2-3-2.2-4.900C3.5 7.2 7.3 4 12 4zM8.5 11.400h.01M12 11.400h.01M15.5 11.400h.01',
  phone:
    'M5 4h3.5l1.7 4.4-2.2 1.6a12.5 12.5 0 0 0 6 6l1.6-2.2L20 15.5V19a1.6 1.6 0 0 1-1.8 1.6C10.6 20 4 13.4 3.4 5.800A1.6 1.6 0 0 1 5 4z',
  mail: 'M4.5 5.500h15a1.5 1.5 0 0 1 1.5 1.500v10a1.5 1.5 0 0 1-1.5 1.500h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.500zM3.5 7.500l8.5 6 8.5-6',
  pin: 'M12 21c4.5-4.4 6.8-8 6.8-11a6.8 6.8 0 0 0-13.6 0c0 3 2.3 6.6 6.8 11zM12 12.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  facebook:
    'M14.5 8.500h2.500V5h-2.500C12.6 5 11 6.6 11 8.500V11H8.500v3.500H11V20h3.500v-5.500H17l.6-3.500h-3.100V9',
  instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM12 15.500a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM16.7 7.300h.01',
  linkedin: 'M6 10v9M6 6.300v.01M10.5 19v-9M10.5 14c0-2.5 1.5-4 3.7-4s3.3 1.5 3.3 4v5',
  youtube:
    'M6.5 6h11A3.5 3.5 0 0 1 21 9.500v5a3.5 3.5 0 0 1-3.5 3.500h-11A3.5 3.5 0 0 1 3 14.500v-5A3.5 3.5 0 0 1 6.5 6zM10.5 9.500l4 2.5-4 2.500z',
  sun: 'M12 7.500a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9zM12 2.500V4M12 20v1.500M2.5 12H4M20 12h1.500M5.3 5.300l1 1M17.7 17.700l1 1M18.7 5.300l-1 1M6.3 17.700l-1 1',
  moon: 'M19.5 14.500A8 8 0 0 1 9.5 4.500a8 8 0 1 0 10 10z',
  contrast:
    'M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 3.500v17M12 7.500h6.500M12 11.500h8.500M12 15.500h7.500',
} as const;

export type IconName = keyof typeof outlines;

/** A name of the common set, or path data of one's own on the same grid. */
export type IconSource = IconName | `M${string}`;

export interface IconProps {
  name: IconSource;
  /** Default: `medium`. */
  size?: keyof typeof sizes;
  className?: string;
}

/** A decorative drawing beside a text; hidden from assistive technology. */
export function Icon({ name, size = 'medium', className }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={cx(icon, sizes[size], className)}>
      <path d={name in outlines ? outlines[name as IconName] : name} />
    </svg>
  );
}
