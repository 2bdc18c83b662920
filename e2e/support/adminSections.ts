/** The exact texts of a section, and the table it reads. */
export interface AdminSection {
  path: string;
  table: string;
  title: string;
  loading: string;
  empty: string;
  fetchFailed: string;
  deleteFailed: string;
  deleted: string;
  confirm: string;
  /** A row to store. */
  row: (mark: string) => Record<string, unknown>;
  /** The heading of a row's card. */
  nameOf: (row: Record<string, unknown>) => string;
  /** The name of a card's delete button. */
  deleteLabel: (name: string) => string;
}

const SENTENCE = 'Nothing here is said twice, and nothing is said in vain either.';

export const postsSection: AdminSection = {
  path: '/admin',
  table: 'blog_posts',
  title: 'Blog Posts',
  loading: 'Loading blog posts...',
  empty: 'No blog posts yet. Create your first post!',
  fetchFailed: 'Failed to fetch blog posts.',
  deleteFailed: 'Failed to delete blog post.',
  deleted: 'Blog post deleted successfully!',
  confirm: 'Are you sure you want to delete this blog post?',
  row: (mark) => ({
    title: `Post ${mark}`,
    slug: `post-${mark}`,
    excerpt: `Excerpt of ${mark}`,
    content: `${SENTENCE} ${mark}`,
    tags: ['Silk', 'Rice'],
    image_url: null,
  }),
  nameOf: ({ title }) => String(title),
  deleteLabel: (name) => `Delete ${name}`,
};

export const projectsSection: AdminSection = {
  path: '/admin/portfolio',
  table: 'portfolio',
  title: 'Portfolio Projects',
  loading: 'Loading portfolio projects...',
  empty: 'No portfolio projects yet. Create your first project!',
  fetchFailed: 'Failed to fetch portfolio projects.',
  deleteFailed: 'Failed to delete portfolio project.',
  deleted: 'Portfolio project deleted successfully!',
  confirm: 'Are you sure you want to delete this portfolio project?',
  row: (mark) => ({
    title: `Project ${mark}`,
    category: 'Web Development',
    description: `Description of ${mark}`,
    tags: ['Silk', 'Rice'],
    thumbnail_url: null,
  }),
  nameOf: ({ title }) => String(title),
  deleteLabel: (name) => `Delete ${name}`,
};

export const messagesSection: AdminSection = {
  path: '/admin/messages',
  table: 'contact_messages',
  title: 'Contact Messages',
  loading: 'Loading contact messages...',
  empty: 'No contact messages yet.',
  fetchFailed: 'Failed to fetch contact messages.',
  deleteFailed: 'Failed to delete contact message.',
  deleted: 'Contact message deleted successfully!',
  confirm: 'Are you sure you want to delete this contact message?',
  row: (mark) => ({
    name: `Person ${mark}`,
    email: `${mark.replaceAll(' ', '-')}@example.com`,
    mobile: '+91 98765 00000',
    message: `A message about ${mark}`,
  }),
  nameOf: ({ name }) => String(name),
  deleteLabel: (name) => `Delete message from ${name}`,
};

export const ADMIN_SECTIONS = [postsSection, projectsSection, messagesSection];
