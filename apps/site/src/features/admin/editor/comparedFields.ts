import type { ComparedField } from '@agency/ui/admin/Difference';

export type Labels<Fields> = Readonly<Record<keyof Fields, string>>;

/** The fields of two versions of an entry, in the order of their names. */
export function comparedFields<Fields extends Record<string, string>>(
  labels: Labels<Fields>,
  before: Fields,
  after: Fields,
): ComparedField[] {
  return Object.entries<string>(labels).map(([name, label]) => ({
    label,
    before: before[name] ?? '',
    after: after[name] ?? '',
  }));
}
