import { paths } from '#lib/paths';

export const postsTagged = (tag: string) => `${paths.blog}?tag=${encodeURIComponent(tag)}`;
