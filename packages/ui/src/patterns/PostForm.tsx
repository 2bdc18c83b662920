import { parseTags } from '@agency/model/fields';
import {
  type NewPost,
  type PostFormInput,
  postFormSchema,
  SLUG_TAKEN,
} from '@agency/model/postForm';
import type { RefusedField } from '@agency/model/remote';
import { slugOf } from '@agency/model/slug';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { useSingleFlight } from '../hooks/useSingleFlight';
import { TextArea } from '../primitives/TextArea';
import { TextField } from '../primitives/TextField';
import { AdminForm, FieldPair, Written } from './AdminForm';
import { MarkdownArea } from './MarkdownArea';
import type { RenderPictureTools } from './PictureField';
import { content, excerpt } from './PostForm.css';
import { PublishChecklist } from './PublishChecklist';
import { SlugAddress } from './SlugAddress';
import { TagField } from './TagField';

export interface PostFormProps {
  /** `create` derives the slug from the title until the slug is edited; `edit` never does. */
  mode: 'create' | 'edit';
  /** Initial values of the fields. */
  initial: PostFormInput;
  /** Called on every change, so that the parent can keep a draft. */
  onChange?: (values: PostFormInput) => void;
  /**
   * Resolves when the attempt is over, to the field that was refused, if any: it gets the focus and
   * the message. The text stays until the form is unmounted.
   */
  onSave: (post: NewPost) => Promise<RefusedField | undefined>;
  onCancel: () => void;
  /** Shows values as visitors would see them, the same function in each render; default: no preview. */
  preview?: ((values: PostFormInput) => ReactNode) | undefined;
  /** Resolves to whether another post has this slug. */
  isSlugTaken: (slug: string) => Promise<boolean>;
  /** The address of a post with this slug; by default, none is shown. */
  addressOf?: ((slug: string) => string) | undefined;
  /** The slug of the stored post, where it is edited; default: the initial one. */
  storedSlug?: string | undefined;
  /** Tags in use elsewhere, the commonest first; default: none. */
  tagsInUse?: readonly string[] | undefined;
  /** Below the address of the picture; nothing by default. */
  pictureTools?: RenderPictureTools | undefined;
}

/** The admin's form of a post. A slug in use is a hint, not an error. */
export function PostForm(props: PostFormProps) {
  const { mode, initial, onChange, onSave, onCancel, preview, isSlugTaken } = props;
  const { addressOf, tagsInUse, storedSlug = initial.slug, pictureTools } = props;
  const [slugWarning, setSlugWarning] = useState('');
  const { control, register, handleSubmit, setError, setValue, getValues, watch, formState } =
    useForm<PostFormInput, unknown, NewPost>({
      defaultValues: initial,
      resolver: zodResolver(postFormSchema),
    });
  const { errors, isSubmitting, isSubmitted } = formState;
  const send = useSingleFlight(async (post: NewPost) => {
    const refused = await onSave(post);
    if (refused) setError(refused.field as Path<PostFormInput>, refused, { shouldFocus: true });
  });
  const [slugTouched, setSlugTouched] = useState(
    mode === 'edit' || initial.slug !== slugOf(initial.title),
  );

  const slug = watch('slug').trim();

  useEffect(() => {
    const { unsubscribe } = watch((values) => onChange?.(values as PostFormInput));
    return unsubscribe;
  }, [watch, onChange]);

  const checkSlug = async () => {
    const slug = getValues('slug').trim();
    const taken = slug !== '' && (await isSlugTaken(slug));
    if (getValues('slug').trim() !== slug) return;
    setSlugWarning(taken ? SLUG_TAKEN : '');
  };

  return (
    <AdminForm
      onSubmit={handleSubmit(send)}
      onCancel={onCancel}
      preview={preview && <Written control={control}>{preview}</Written>}
      submitLabel={mode === 'create' ? 'Create Post' : 'Update Post'}
      busy={isSubmitting}
      errorCount={Object.keys(errors).length}
      checklist={
        addressOf && (
          <PostChecklist
            title={watch('title')}
            excerpt={watch('excerpt')}
            tags={watch('tags')}
            picture={watch('image_url')}
            host={new URL(addressOf(slug)).host}
          />
        )
      }
    >
      <FieldPair>
        <TextField
          label="Title"
          data-autofocus={mode === 'create' || undefined}
          error={errors.title?.message}
          {...register('title', {
            onChange: (event: { target: { value: string } }) => {
              if (slugTouched) return;
              setValue('slug', slugOf(event.target.value), { shouldValidate: isSubmitted });
            },
            onBlur: checkSlug,
          })}
        />
        <div>
          <TextField
            label="Slug (URL)"
            error={errors.slug?.message}
            warning={errors.slug ? '' : slugWarning}
            {...register('slug', { onChange: () => setSlugTouched(true), onBlur: checkSlug })}
          />
          {addressOf && (
            <SlugAddress
              url={slug && addressOf(slug)}
              used={mode === 'edit' && slug !== storedSlug ? addressOf(storedSlug) : undefined}
            />
          )}
        </div>
      </FieldPair>
      <TextArea
        label="Excerpt"
        className={excerpt}
        error={errors.excerpt?.message}
        {...register('excerpt')}
      />
      <MarkdownArea
        label="Content"
        most={200_000}
        className={content}
        error={errors.content?.message}
        pictureTools={pictureTools}
        {...register('content')}
      />
      <TagField
        text={watch('tags')}
        error={errors.tags?.message}
        suggestions={tagsInUse ?? []}
        onSuggest={(tags) => setValue('tags', tags)}
        {...register('tags')}
      />
      <TextField
        label="Image URL (Optional)"
        type="url"
        error={errors.image_url?.message}
        {...register('image_url')}
      />
      {pictureTools?.({
        address: watch('image_url'),
        onAddress: (address) => setValue('image_url', address, { shouldValidate: true }),
      })}
    </AdminForm>
  );
}

interface PostChecklistProps {
  title: string;
  excerpt: string;
  tags: string;
  picture: string;
  host: string;
}

function PostChecklist({ title, excerpt, tags, picture, host }: PostChecklistProps) {
  const items = [
    { label: 'Excerpt', done: excerpt.trim() !== '' },
    { label: 'Picture', done: picture.trim() !== '' },
    { label: 'Tags', done: parseTags(tags).length > 0 },
  ];
  return <PublishChecklist items={items} card={{ title, excerpt, host }} />;
}
