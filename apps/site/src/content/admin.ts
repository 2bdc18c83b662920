import { adminIcons } from '@agency/ui/primitives/adminIcons';
import { entryIcons } from '@agency/ui/primitives/entryIcons';
import type { IconSource } from '@agency/ui/primitives/Icon';
import { paths } from '../lib/paths';
import { site } from './site';

interface Section {
  href: string;
  label: string;
  icon: IconSource;
}

export const admin = {
  seo: { title: `Admin – ${site.brand}`, description: 'For the people of the agency.' },
  checking: {
    heading: 'Admin',
    text: 'Loading...',
    withoutScript: 'The admin panel needs JavaScript. Switch it on in your browser and reload.',
  },
  sections: [
    { href: paths.panel.posts, label: 'Blog Posts', icon: adminIcons.article },
    { href: paths.panel.projects, label: 'Portfolio', icon: entryIcons.briefcase },
    { href: paths.panel.messages, label: 'Contact Messages', icon: 'mail' },
  ] satisfies Section[],
  /** A section of its own beside those of the sidebar, where the backend stores pictures. */
  pictureSection: { href: paths.panel.pictures, label: 'Pictures', icon: adminIcons.picture },
  notListed:
    'This account is not on the list of admins: it can look at posts and projects, but it can change nothing and sees no messages.',
  discard: 'Discard what you have not saved?',
  noConnection: 'No connection. Your text is kept on this device.',
  changedSince: 'This entry was changed after the list was read. Delete it all the same?',
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
    setUpFailed: 'Failed to set up the code at login.',
    removeFailed: 'Failed to remove the code at login.',
    setUp: 'Each login now asks for a code.',
    removed: 'Logins no longer ask for a code.',
    confirm: 'Are you sure that logins should no longer ask for a code?',
  },
  account: {
    changed: 'Your password was changed. Other devices are signed out.',
    changeFailed: 'Failed to change the password.',
    wrongPassword: 'The current password is not right.',
    loginTooOld:
      'This login is more than a day old. Log out, log in again, then change the password.',
    othersOut: 'Other devices are signed out.',
    othersFailed: 'Failed to sign out other devices.',
    confirmOthers: 'Are you sure you want to sign out all other devices?',
    recoveryFailed: 'The link could not be requested. Please check your connection and try again.',
    linkRefused: 'This link has expired or was used already. Please request another one.',
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
  siteBuild: {
    open: 'Publish',
    started: 'The build has started. It takes some minutes.',
    failed: 'Failed to start the build.',
  },
  /** Shown only. Handled by `useGlobalShortcuts`, `AdminLayout` (sidebar), `AdminForm` and the editor's toolbar. */
  shortcuts: [
    { keys: ['Ctrl or ⌘', 'K'], description: 'Go to a post, a project or a message' },
    { keys: ['Ctrl or ⌘', 'B'], description: 'Show or hide the sidebar; in a text: bold' },
    { keys: ['Ctrl or ⌘', 'S'], description: 'Save what is open' },
    { keys: ['Ctrl or ⌘', 'I'], description: 'In a text: italic' },
    { keys: ['Ctrl or ⌘', 'K'], description: 'In a text: link' },
    { keys: ['Esc'], description: 'Close what is open' },
    { keys: ['?'], description: 'Show this list' },
  ],
  search: {
    field: 'Search posts, projects and messages',
    failed: 'Not everything could be searched.',
    posts: 'Blog Posts',
    projects: 'Portfolio',
    messages: 'Contact Messages',
    /** Results of a kind that are shown. */
    most: 6,
  },
  view: 'View',
  undo: 'Undo',
  success: 'Success',
  error: 'Error',
  posts: {
    title: 'Blog Posts',
    createLabel: 'New Post',
    dialogTitles: { create: 'Create New Blog Post', edit: 'Edit Blog Post' },
    loading: 'Loading blog posts...',
    empty: 'No blog posts yet. Create your first post!',
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
    title: 'Portfolio Projects',
    createLabel: 'New Project',
    dialogTitles: { create: 'Create New Portfolio Project', edit: 'Edit Portfolio Project' },
    loading: 'Loading portfolio projects...',
    empty: 'No portfolio projects yet. Create your first project!',
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
  pictures: {
    uploadFailed:
      'The picture could not be uploaded. Please check your connection and try again; nothing that you wrote is lost.',
    deleteFailed: 'Failed to delete picture.',
    deleted: 'Picture deleted successfully!',
    confirmUnused:
      'Are you sure you want to delete this picture? No entry shows it, but an unsaved draft or an earlier version of one may.',
    confirmUsed:
      'This picture is shown in: {titles}. Are you sure you want to delete it? A drawing will be seen in its place.',
  },
  messages: {
    fetchFailed: 'Failed to fetch contact messages.',
    deleteFailed: 'Failed to delete contact message.',
    deleted: 'Contact message deleted successfully!',
    confirm: 'Are you sure you want to delete this contact message?',
    confirmMany: 'Are you sure you want to delete these {count} contact messages?',
    deletedMany: '{count} contact messages deleted successfully!',
    deleteManyFailed: '{left} of {count} contact messages were not deleted.',
    arrived: 'New messages have arrived.',
    exportFailed: 'Failed to export contact messages.',
    exportName: 'contact-messages',
    columns: ['Name', 'Email', 'Mobile', 'Message', 'Received'],
    reply: {
      subject: `Your message to ${site.brand}`,
      /** Stands above the quoted message. */
      quoted: 'On {date}, {name} wrote:',
      /** Begins a chat. */
      greeting: `Hello {name}, this is ${site.brand}. Thank you for your message.`,
      /** Ends a quotation that is too long for a URL. */
      cut: '…',
    },
  },
} as const;
