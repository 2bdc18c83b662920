import * as z from 'zod/mini';
import { tagsField, trimmedLine, trimmedText, urlField } from './fields.ts';
import type { Post } from './post.ts';

/** Told when a slug is refused, by the form and by the backend. */
export const SLUG_TAKEN = 'Another post already uses this slug.';
/** A post becomes the file `<slug>.html`: names of other pages, and of devices on Windows. */
const RESERVED_SLUG = /^(index|archive|entry|404|con|prn|aux|nul|(com|lpt)[0-9¹²³])(\.|$)/i;

/** Whether a post with this slug could have no page of its own. */
export const isReservedSlug = (slug: string): boolean => RESERVED_SLUG.test(slug);

/** The admin's form: tags are one text; an empty URL means no image. */
export const postFormSchema = z.object({
  title: trimmedLine({
    min: 5,
    minMessage: 'Title must be at least 5 characters',
    max: 300,
    label: 'Title',
  }),
  slug: trimmedLine({
    min: 3,
    minMessage: 'Slug must be at least 3 characters',
    max: 200,
    label: 'Slug',
  }).check(
    z.refine((slug) => !isReservedSlug(slug), {
      error: 'This slug is reserved. Please choose another one.',
    }),
  ),
  excerpt: trimmedText({
    min: 10,
    minMessage: 'Excerpt must be at least 10 characters',
    max: 1000,
    label: 'Excerpt',
  }),
  content: trimmedText({
    min: 50,
    minMessage: 'Content must be at least 50 characters',
    max: 200_000,
    label: 'Content',
  }),
  tags: tagsField,
  image_url: urlField,
});

export type PostFormInput = z.input<typeof postFormSchema>;
export type NewPost = z.output<typeof postFormSchema>;

/** Initial values of the form: empty, or those of a stored post. */
export function toPostForm(post?: Post): PostFormInput {
  return {
    title: post?.title ?? '',
    slug: post?.slug ?? '',
    excerpt: post?.excerpt ?? '',
    content: post?.content ?? '',
    tags: post?.tags.join(', ') ?? '',
    image_url: post?.image_url ?? '',
  };
}
