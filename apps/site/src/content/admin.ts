import { adminIcons } from '@agency/ui/primitives/adminIcons';
import { entryIcons } from '@agency/ui/primitives/entryIcons';
import type { IconSource } from '@agency/ui/primitives/Icon';
import { paths } from '../paths';
import { site } from './site';

interface Section {
  href: string;
  label: string;
  icon: IconSource;
}

export const admin = {
  seo: { title: `Admin – ${site.brand}`, description: 'For the people of the agency.' },
  checking: 'Loading...',
  withoutScript: 'The admin panel needs JavaScript. Switch it on in your browser and reload.',
  sections: [
    { href: paths.admin, label: 'Blog Posts', icon: adminIcons.article },
    { href: paths.adminPortfolio, label: 'Portfolio', icon: entryIcons.briefcase },
    { href: paths.adminMessages, label: 'Contact Messages', icon: 'mail' },
  ] satisfies Section[],
  notListed:
    'This account is not on the list of admins: it can look at posts and projects, but it can change nothing and sees no messages.',
  discard: 'Discard what you have not saved?',
  login: {
    done: { title: 'Login successful!', text: 'Welcome to the admin panel.' },
    failed: { title: 'Login failed', text: 'Please check your credentials.' },
    captcha: {
      loading: 'Loading the check for robots...',
      failed: 'The check for robots could not be loaded. Without it, signing in is not possible.',
      missing: 'Please complete the check for robots first.',
    },
  },
  secondFactor: {
    failed: { title: 'Verification failed', text: 'Please check the code.' },
    setUpFailed: 'Failed to set up the second factor.',
    removeFailed: 'Failed to remove the second factor.',
    setUp: 'Each login now asks for a code.',
    removed: 'Logins no longer ask for a code.',
    confirm: 'Are you sure you want to remove the second factor?',
  },
  logout: {
    done: {
      title: 'Logged out successfully',
      text: 'You have been signed out of the admin panel.',
    },
    failed: { title: 'Logout failed', text: 'This device is signed out all the same.' },
    discardOne: 'Log out and discard 1 draft?',
    discardMany: 'Log out and discard {count} drafts?',
  },
  history: {
    open: 'History',
    deleted: 'Recently deleted',
    notLoaded: 'This part of the panel could not be loaded. Please reload the page.',
    restoreFailed: 'Failed to restore this version.',
    restored: 'This version was restored.',
    bringBackFailed: 'Failed to bring back what was deleted.',
    broughtBack: 'What was deleted is back.',
  },
  success: 'Success',
  error: 'Error',
  posts: {
    fetchFailed: 'Failed to fetch blog posts.',
    saveFailed: 'Failed to save blog post.',
    deleteFailed: 'Failed to delete blog post.',
    created: 'Blog post created successfully!',
    updated: 'Blog post updated successfully!',
    deleted: 'Blog post deleted successfully!',
    confirm: 'Are you sure you want to delete this blog post?',
    columns: {
      title: 'Title',
      slug: 'Slug (URL)',
      excerpt: 'Excerpt',
      content: 'Content',
      tags: 'Tags',
      image_url: 'Image URL',
    },
  },
  projects: {
    fetchFailed: 'Failed to fetch portfolio projects.',
    saveFailed: 'Failed to save portfolio project.',
    deleteFailed: 'Failed to delete portfolio project.',
    created: 'Portfolio project created successfully!',
    updated: 'Portfolio project updated successfully!',
    deleted: 'Portfolio project deleted successfully!',
    confirm: 'Are you sure you want to delete this portfolio project?',
    columns: {
      title: 'Title',
      category: 'Category',
      description: 'Description',
      tags: 'Tags',
      thumbnail_url: 'Thumbnail URL',
    },
  },
  messages: {
    fetchFailed: 'Failed to fetch contact messages.',
    deleteFailed: 'Failed to delete contact message.',
    deleted: 'Contact message deleted successfully!',
    confirm: 'Are you sure you want to delete this contact message?',
  },
} as const;
