import type { EditorSection } from './adminEditorTests.ts';
import { postsSection, projectsSection } from './adminSections.ts';

const CONTENT = 'Silk looks best in morning light, near a window that faces north.\n\nSecond part.';

export const postsEditor: EditorSection = {
  ...postsSection,
  open: 'New Post',
  creating: 'Create New Blog Post',
  editing: 'Edit Blog Post',
  submitNew: 'Create Post',
  submitEdit: 'Update Post',
  saveFailed: 'Failed to save blog post.',
  created: 'Blog post created successfully!',
  updated: 'Blog post updated successfully!',
  fields: (mark) => ({
    Title: `Silk by a window ${mark}`,
    'Slug (URL)': `silk-${mark}`,
    Excerpt: 'No studio and no lamps.',
    Content: CONTENT,
    'Tags (comma separated)': 'Photographs, Silk',
    'Image URL (Optional)': 'https://example.com/silk.webp',
  }),
  payload: (mark) => ({
    title: `Silk by a window ${mark}`,
    slug: `silk-${mark}`,
    excerpt: 'No studio and no lamps.',
    content: CONTENT,
    tags: ['Photographs', 'Silk'],
    image_url: 'https://example.com/silk.webp',
  }),
  edges: [
    {
      label: 'Title',
      short: 'abc🌾',
      enough: 'abcd🌾',
      message: 'Title must be at least 5 characters',
    },
    {
      label: 'Slug (URL)',
      short: 'ab',
      enough: 'abc',
      message: 'Slug must be at least 3 characters',
    },
    {
      label: 'Excerpt',
      short: 'x'.repeat(9),
      enough: 'x'.repeat(10),
      message: 'Excerpt must be at least 10 characters',
    },
    {
      label: 'Content',
      short: 'x'.repeat(49),
      enough: 'x'.repeat(50),
      message: 'Content must be at least 50 characters',
    },
  ],
  url: { label: 'Image URL (Optional)', column: 'image_url' },
};

export const projectsEditor: EditorSection = {
  ...projectsSection,
  open: 'New Project',
  creating: 'Create New Portfolio Project',
  editing: 'Edit Portfolio Project',
  submitNew: 'Create Project',
  submitEdit: 'Update Project',
  saveFailed: 'Failed to save portfolio project.',
  created: 'Portfolio project created successfully!',
  updated: 'Portfolio project updated successfully!',
  fields: (mark) => ({
    Title: `Rice mill ${mark}`,
    Category: 'AI Automation',
    Description: 'Orders are read aloud.\n\nAnd written down.',
    'Tags (comma separated)': 'Orders, Tamil',
    'Thumbnail URL (Optional)': 'https://example.com/mill.webp',
  }),
  payload: (mark) => ({
    title: `Rice mill ${mark}`,
    category: 'AI Automation',
    description: 'Orders are read aloud.\n\nAnd written down.',
    tags: ['Orders', 'Tamil'],
    thumbnail_url: 'https://example.com/mill.webp',
  }),
  edges: [
    {
      label: 'Title',
      short: 'a🌾',
      enough: 'ab🌾',
      message: 'Title must be at least 3 characters',
    },
    { label: 'Category', short: '🌾', enough: 'a🌾', message: 'Category is required' },
    {
      label: 'Description',
      short: 'x'.repeat(9),
      enough: 'x'.repeat(10),
      message: 'Description must be at least 10 characters',
    },
  ],
  url: { label: 'Thumbnail URL (Optional)', column: 'thumbnail_url' },
};
