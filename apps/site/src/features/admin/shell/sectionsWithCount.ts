import { admin } from '#content/admin';
import { paths } from '#lib/paths';

/** The panel's sections as its menu shows them, the messages with the number of new ones. */
export const sectionsWithCount = (newMessages: number) =>
  admin.sections.map((section) =>
    section.href === paths.panel.messages ? { ...section, count: newMessages } : section,
  );
