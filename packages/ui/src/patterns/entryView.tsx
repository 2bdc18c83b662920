import type { ListedPost } from '@agency/model/post';
import type { ListedProject } from '@agency/model/project';
import type { ReactNode } from 'react';
import { Badge } from '../primitives/Badge';
import { entryIcons } from '../primitives/entryIcons';
import type { IconSource } from '../primitives/Icon';
import { PostMeta } from './PostMeta';

/** A post or a project as its dialog and its page show it. */
export interface EntryView {
  /** Seed of its drawings. */
  id: string;
  title: string;
  /** Below the title: a date, a category. */
  meta: ReactNode;
  picture: string | null;
  pictureIcon: IconSource;
  /** Absent while it is read. */
  text: string | undefined;
  tags: readonly string[];
  /** Of its dialog: at most 42rem (`small`) or 56rem (`large`), which limits the lines of its text. */
  width: 'small' | 'large';
  /** Shown when its text could not be read. */
  failure: string;
}

/** @public */
export const entryViewWords = {
  postFailed: 'This post could not be loaded.',
  projectFailed: 'This project could not be loaded.',
};

/** @param words default: English */
export const postView = (post: ListedPost, words = entryViewWords): EntryView => ({
  id: post.id,
  title: post.title,
  meta: <PostMeta post={post} />,
  picture: post.image_url,
  pictureIcon: entryIcons.sheet,
  text: post.content,
  tags: post.tags,
  width: 'large',
  failure: words.postFailed,
});

/** @param words default: English */
export const projectView = (project: ListedProject, words = entryViewWords): EntryView => ({
  id: project.id,
  title: project.title,
  meta: <Badge>{project.category}</Badge>,
  picture: project.thumbnail_url,
  pictureIcon: entryIcons.briefcase,
  text: project.description,
  tags: project.tags,
  width: 'small',
  failure: words.projectFailed,
});
