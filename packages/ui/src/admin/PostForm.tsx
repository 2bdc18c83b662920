import { parseTags } from '@agency/model/fields';
import { type PostFormInput, type PostValues, postFormSchema } from '@agency/model/postForm';
import { slugify } from '@agency/model/slugify';
import { useRef, useState } from 'react';
import { useSchemaForm } from '../patterns/useSchemaForm';
import { LiveRegion } from '../primitives/LiveRegion';
import { Text } from '../primitives/Text';
import { TextArea } from '../primitives/TextArea';
import { TextField } from '../primitives/TextField';
import { AdminForm, type EntryFormProps, FieldPair } from './AdminForm';
import { CoverField } from './CoverField';
import { LivePreview } from './LivePreview';
import { MarkdownArea } from './MarkdownArea';
import * as css from './PostForm.css';
import { PublishChecklist } from './PublishChecklist';
import type { TextPicture } from './picturesIn';
import { TagField } from './TagField';
import { useSlug } from './useSlug';

/** What is shown of the fields beside them. */
const WATCHED = ['slug', 'title', 'excerpt', 'tags', 'image_url'] as const;

export interface PostFormProps extends EntryFormProps<PostFormInput, PostValues> {
  /** Resolves to whether another post has this slug. */
  isSlugTaken: (slug: string) => Promise<boolean>;
  /** The URL of a post with this slug; by default, none is shown. */
  urlOf?: ((slug: string) => string) | undefined;
  /** The slug of the stored post, where it is edited; default: the initial one. */
  storedSlug?: string | undefined;
}

/** The admin's form of a post. A slug in use is a hint, not an error. */
export function PostForm(props: PostFormProps) {
  const { mode, initial, failure, onChange, onSave, onCancel, preview, isSlugTaken } = props;
  const { urlOf, tagsInUse, storedSlug = initial.slug, pictureInput } = props;
  const form = useSchemaForm(postFormSchema, { initial, onChange, onSend: onSave });
  const { field, setValue, watch } = form;
  const { warning, ofTitle, ofSlug } = useSlug(form, {
    derived: mode === 'create' && initial.slug === slugify(initial.title),
    stored: storedSlug,
    isTaken: isSlugTaken,
  });
  const [writtenSlug, title, excerpt, tags, picture] = watch(WATCHED);
  const slug = writtenSlug.trim();
  const [pictures, setPictures] = useState<readonly TextPicture[]>([]);
  const cover = useRef<HTMLDivElement>(null);
  /** Not the URL, whose keyboard would cover the button that chooses a picture. */
  const openCover = () => cover.current?.querySelector<HTMLElement>('button, [type=url]')?.focus();
  const continued = props.restored && initial.content !== '';
  const moves = mode === 'edit' && slug !== '' && slug !== storedSlug;
  return (
    <AdminForm
      noun="Post"
      mode={mode}
      restored={props.restored}
      failure={failure}
      onCancel={onCancel}
      form={form}
      preview={preview && <LivePreview control={form.control}>{preview}</LivePreview>}
      checklist={
        urlOf && (
          <PublishChecklist
            items={[
              { label: 'Cover', done: picture.trim() !== '', onOpen: openCover },
              {
                label: 'Tags',
                done: parseTags(tags).length > 0,
                onOpen: () => form.setFocus('tags'),
              },
            ]}
            card={{ title, excerpt, host: new URL(urlOf(slug)).host }}
          />
        )
      }
    >
      <FieldPair>
        <TextField
          label="Title"
          aria-required
          enterKeyHint="next"
          data-autofocus={!continued || undefined}
          {...field('title', ofTitle)}
        />
        <div>
          <TextField
            label="Slug (URL)"
            hint={`The end of the post’s address${mode === 'create' ? ', made of the title' : ''}${urlOf && slug ? `: ${urlOf(slug)}` : '.'}`}
            warning={warning}
            aria-required
            enterKeyHint="next"
            {...field('slug', ofSlug)}
          />
          {moves && urlOf && (
            <Text size="small" tone="note">
              <LiveRegion
                visible
                text={`Links to ${urlOf(storedSlug)} will keep leading to this post.`}
              />
            </Text>
          )}
        </div>
      </FieldPair>
      <TextArea
        label="Excerpt"
        hint="A sentence or two for lists and search results, at least 10 characters."
        aria-required
        enterKeyHint="next"
        className={css.excerpt}
        {...field('excerpt')}
      />
      <MarkdownArea
        label="Content"
        most={200_000}
        aria-required
        className={css.content}
        continued={continued}
        onPictures={setPictures}
        pictureInput={pictureInput}
        insertions={props.insertions}
        onInsertions={props.onInsertions}
        {...field('content')}
      />
      <TagField
        text={tags}
        suggestions={tagsInUse ?? []}
        onSuggest={(tags) => setValue('tags', tags)}
        {...field('tags')}
      />
      <CoverField
        title="Cover"
        groupRef={cover}
        label="Image URL (Optional)"
        hint="The cover: on the card and above the text."
        pictures={pictures}
        url={picture}
        onUrl={(url) => setValue('image_url', url, { shouldValidate: true })}
        pictureInput={pictureInput}
        upload={props.cover}
        onUpload={props.onCover}
        {...field('image_url')}
      />
    </AdminForm>
  );
}
