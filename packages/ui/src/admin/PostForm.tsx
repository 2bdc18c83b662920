import { parseTags } from '@agency/model/fields';
import {
  type NewPost,
  type PostFormInput,
  postFormSchema,
  SLUG_TAKEN,
} from '@agency/model/postForm';
import { slugOf } from '@agency/model/slug';
import { useRef, useState } from 'react';
import { useSchemaForm } from '../patterns/useSchemaForm';
import { Disclosure } from '../primitives/Disclosure';
import { StatusMessage } from '../primitives/StatusMessage';
import { Text } from '../primitives/Text';
import { TextArea } from '../primitives/TextArea';
import { TextField } from '../primitives/TextField';
import { AdminForm, DebouncedValues, type EntryFormProps, FieldPair } from './AdminForm';
import { MarkdownArea } from './MarkdownArea';
import { content, excerpt } from './PostForm.css';
import { PublishChecklist } from './PublishChecklist';
import { TagField } from './TagField';

/** What is shown of the fields beside them. */
const WATCHED = ['slug', 'title', 'excerpt', 'tags', 'image_url'] as const;

export interface PostFormProps extends EntryFormProps<PostFormInput, NewPost> {
  /** Resolves to whether another post has this slug. */
  isSlugTaken: (slug: string) => Promise<boolean>;
  /** The URL of a post with this slug; by default, none is shown. */
  urlOf?: ((slug: string) => string) | undefined;
  /** The slug of the stored post, where it is edited; default: the initial one. */
  storedSlug?: string | undefined;
}

/**
 * The admin's form of a post. A slug in use is a hint, not an error. Slug and excerpt are folded away where they
 * are right when the form opens, until one of them needs a correction.
 */
export function PostForm(props: PostFormProps) {
  const { mode, initial, onChange, onSave, preview, isSlugTaken } = props;
  const { urlOf, tagsInUse, storedSlug = initial.slug, pictureTools } = props;
  const [slugWarning, setSlugWarning] = useState('');
  const [folds] = useState(() => mode === 'edit' && areRight(initial));
  const folded = useRef<HTMLDetailsElement>(null);
  /** A field that is refused receives the focus, so it has to be seen. */
  const unfold = () => folded.current?.setAttribute('open', '');
  const form = useSchemaForm(postFormSchema, {
    initial,
    onChange,
    onSend: async (post) => {
      const refused = await onSave(post);
      if (refused?.field === 'slug') unfold();
      return refused;
    },
  });
  const { field, getValues, setValue, watch } = form;
  const [slugTouched, setSlugTouched] = useState(
    mode === 'edit' || initial.slug !== slugOf(initial.title),
  );

  const [writtenSlug, headline, summary, tags, picture] = watch(WATCHED);
  const slug = writtenSlug.trim();
  const deriveSlug = (text: string) =>
    setValue('slug', slugOf(text), { shouldValidate: form.formState.isSubmitted });

  const checkSlug = async () => {
    const slug = getValues('slug').trim();
    const taken = slug !== '' && (await isSlugTaken(slug));
    if (getValues('slug').trim() !== slug) return;
    setSlugWarning(taken ? SLUG_TAKEN : '');
  };

  const leaveSlug = () => {
    const written = getValues('slug');
    // The one in use stays as it is until it is edited.
    if (slugOf(written) && written !== storedSlug) deriveSlug(written);
    return checkSlug();
  };

  const title = (
    <TextField
      label="Title"
      data-autofocus={mode === 'create' || undefined}
      {...field('title', {
        onChange: (event: { target: { value: string } }) => {
          if (!slugTouched) deriveSlug(event.target.value);
        },
        onBlur: checkSlug,
      })}
    />
  );
  const slugField = (
    <div>
      <TextField
        label="Slug (URL)"
        hint={urlOf && slug ? urlOf(slug) : undefined}
        warning={form.formState.errors.slug ? '' : slugWarning}
        {...field('slug', { onChange: () => setSlugTouched(true), onBlur: leaveSlug })}
      />
      {mode === 'edit' && urlOf && slug !== '' && slug !== storedSlug && (
        <Text size="small" tone="note">
          <StatusMessage
            visible
            text={`Links to ${urlOf(storedSlug)} will keep leading to this post.`}
          />
        </Text>
      )}
    </div>
  );
  const excerptField = <TextArea label="Excerpt" className={excerpt} {...field('excerpt')} />;
  return (
    <AdminForm
      noun="Post"
      entry={props}
      form={form}
      onSubmit={() => {
        if (!areRight(getValues())) unfold();
      }}
      preview={preview && <DebouncedValues control={form.control}>{preview}</DebouncedValues>}
      checklist={
        urlOf && (
          <PublishChecklist
            items={[
              { label: 'Excerpt', done: summary.trim() !== '' },
              { label: 'Picture', done: picture.trim() !== '' },
              { label: 'Tags', done: parseTags(tags).length > 0 },
            ]}
            card={{ title: headline, excerpt: summary, host: new URL(urlOf(slug)).host }}
          />
        )
      }
    >
      {folds ? (
        <>
          {title}
          <Disclosure ref={folded} summary="Slug and excerpt">
            <FieldPair>
              {slugField}
              {excerptField}
            </FieldPair>
          </Disclosure>
        </>
      ) : (
        <>
          <FieldPair>
            {title}
            {slugField}
          </FieldPair>
          {excerptField}
        </>
      )}
      <MarkdownArea
        label="Content"
        most={200_000}
        className={content}
        pictureTools={pictureTools}
        {...field('content')}
      />
      <TagField
        text={tags}
        suggestions={tagsInUse ?? []}
        onSuggest={(tags) => setValue('tags', tags)}
        {...field('tags')}
      />
      <TextField label="Image URL (Optional)" type="url" {...field('image_url')} />
      {pictureTools?.({
        url: picture,
        onUrl: (url) => setValue('image_url', url, { shouldValidate: true }),
      })}
    </AdminForm>
  );
}

const { slug: slugSchema, excerpt: excerptSchema } = postFormSchema.shape;

const areRight = ({ slug, excerpt }: PostFormInput) =>
  slugSchema.safeParse(slug).success && excerptSchema.safeParse(excerpt).success;
