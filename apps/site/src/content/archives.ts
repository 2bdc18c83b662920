/** Texts of the archive's pages, apart from those of the lists: few visitors see them. */
export const archives = {
  blog: {
    title: 'Blog archive',
    text: 'Every post, newest first',
    page: (page: number, pages: number) => `page ${page} of ${pages}`,
    pager: { pager: 'Archive', newer: 'Newer posts', older: 'Older posts', all: 'Blog' },
  },
  portfolio: {
    title: 'Portfolio archive',
    text: 'Every project, newest first',
    page: (page: number, pages: number) => `page ${page} of ${pages}`,
    pager: { pager: 'Archive', newer: 'Newer projects', older: 'Older projects', all: 'Portfolio' },
  },
} as const;
