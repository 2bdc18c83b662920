import * as z from 'zod/mini';
import { tagsField, trimmedLine, trimmedText, urlField } from './fields.ts';
import type { Post } from './post.ts';

/** Told when a slug is refused, by the form and by the backend. */
export const SLUG_TAKEN = 'Another post already uses this slug.';
/** A post becomes the file `<slug>.html`: names of other pages, and of devices on Windows. */
const RESERVED_SLUG = /^(index|archive|entry|404|con|prn|aux|nul|(com|lpt)[0-9¹²³])(\.|$)/i;

/** Characters that separate something in a URL, a path or a line; `slugify` writes none of them. */
const NO_SLUG = /[ -,./:-@[-`{-~\u00a0\u1680\u2000-\u206f\u3000\ufeff]/;

/** Whether a post with this slug could have no page of its own. */
export const isReservedSlug = (slug: string): boolean => RESERVED_SLUG.test(slug);

/** The admin's form: tags are one text; an empty URL means no image. */
export const postFormSchema = z.object({
  title: trimmedLine({ label: 'Title', min: 5, max: 300 }),
  slug: trimmedLine({ label: 'Slug', min: 3, max: 200 }).check(
    z.refine((slug) => !isReservedSlug(slug), {
      error: 'This slug is reserved. Please choose another one.',
      abort: true,
    }),
    z.refine((slug) => !NO_SLUG.test(slug), {
      error: 'Please use only letters, digits and hyphens in the slug.',
    }),
  ),
  excerpt: trimmedText({ label: 'Excerpt', min: 10, max: 1000 }),
  content: trimmedText({ label: 'Content', min: 50, max: 200_000 }),
  tags: tagsField,
  image_url: urlField,
});

export type PostFormInput = z.input<typeof postFormSchema>;
export type PostValues = z.output<typeof postFormSchema>;

/** Initial values of the form: empty, or those of a post. */
export function toPostForm(post?: Pick<Post, keyof PostValues>): PostFormInput {
  return {
    title: post?.title ?? '',
    slug: post?.slug ?? '',
    excerpt: post?.excerpt ?? '',
    content: post?.content ?? '',
    tags: post?.tags.join(', ') ?? '',
    image_url: post?.image_url ?? '',
  };
}
