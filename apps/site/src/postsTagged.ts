import { paths } from './paths';

/** The address of the posts with a tag. */
export const postsTagged = (tag: string) => `${paths.blog}?tag=${encodeURIComponent(tag)}`;
