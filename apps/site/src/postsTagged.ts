import { paths } from './paths';

export const postsTagged = (tag: string) => `${paths.blog}?tag=${encodeURIComponent(tag)}`;
