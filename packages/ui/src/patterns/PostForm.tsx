import { type NewPost, type PostFormInput, postFormSchema, SLUG_TAKEN } from '@agency/model/post';
import type { RefusedField } from '@agency/model/remote';
import { slugOf } from '@agency/model/slug';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useState } from 'react';
import { type Path, useForm } from 'react-hook-form';
import { useSingleFlight } from '../hooks/useSingleFlight';
import { TextArea } from '../primitives/TextArea';
import { TextField } from '../primitives/TextField';
import { AdminForm, FieldPair } from './AdminForm';
import { content, excerpt } from './PostForm.css';
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
  /** Resolves to whether another post has this slug. */
  isSlugTaken: (slug: string) => Promise<boolean>;
}

/** The admin's form of a post. A slug in use is a hint, not an error. */
export function PostForm(props: PostFormProps) {
  const { mode, initial, onChange, onSave, onCancel, isSlugTaken } = props;
  const [slugWarning, setSlugWarning] = useState('');
  const { register, handleSubmit, setError, setValue, getValues, watch, formState } = useForm<
    PostFormInput,
    unknown,
    NewPost
  >({ defaultValues: initial, resolver: zodResolver(postFormSchema) });
  const { errors, isSubmitting, isSubmitted } = formState;
  const send = useSingleFlight(async (post: NewPost) => {
    const refused = await onSave(post);
    if (refused) setError(refused.field as Path<PostFormInput>, refused, { shouldFocus: true });
  });
  const [slugTouched, setSlugTouched] = useState(
    mode === 'edit' || initial.slug !== slugOf(initial.title),
  );

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
      submitLabel={mode === 'create' ? 'Create Post' : 'Update Post'}
      busy={isSubmitting}
      errorCount={Object.keys(errors).length}
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
        <TextField
          label="Slug (URL)"
          error={errors.slug?.message}
          hint={errors.slug ? '' : slugWarning}
          {...register('slug', { onChange: () => setSlugTouched(true), onBlur: checkSlug })}
        />
      </FieldPair>
      <TextArea
        label="Excerpt"
        className={excerpt}
        error={errors.excerpt?.message}
        {...register('excerpt')}
      />
      <TextArea
        label="Content"
        className={content}
        error={errors.content?.message}
        {...register('content')}
      />
      <TagField text={watch('tags')} error={errors.tags?.message} {...register('tags')} />
      <TextField
        label="Image URL (Optional)"
        type="url"
        error={errors.image_url?.message}
        {...register('image_url')}
      />
    </AdminForm>
  );
}
