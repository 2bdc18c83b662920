import { type PostFormInput, type PostValues, SLUG_TAKEN } from '@agency/model/postForm';
import { slugify } from '@agency/model/slugify';
import { useState } from 'react';
import type { useSchemaForm } from '../patterns/useSchemaForm';

type PostFormState = ReturnType<typeof useSchemaForm<PostFormInput, PostValues>>;

interface SlugOptions {
  /** Whether the slug follows the title until it is edited. */
  derived: boolean;
  /** The slug of the stored post. */
  stored: string;
  /** Resolves to whether another post has this slug. */
  isTaken: (slug: string) => Promise<boolean>;
}

/** The slug of a post's form: derived from the title, tidied when it is left, and looked up among the others. */
export function useSlug(
  form: Pick<PostFormState, 'getValues' | 'setValue' | 'formState'>,
  { derived, stored, isTaken }: SlugOptions,
) {
  const { getValues, setValue, formState } = form;
  const [edited, setEdited] = useState(!derived);
  const [warning, setWarning] = useState('');
  const derive = (text: string) =>
    setValue('slug', slugify(text), { shouldValidate: formState.isSubmitted });
  const check = async () => {
    const slug = getValues('slug').trim();
    const taken = slug !== '' && (await isTaken(slug));
    // The answer about an earlier slug is outdated.
    if (getValues('slug').trim() === slug) setWarning(taken ? SLUG_TAKEN : '');
  };
  return {
    warning: formState.errors.slug ? '' : warning,
    ofTitle: {
      onChange: ({ target }: { target: { value: string } }) => {
        if (!edited) derive(target.value);
      },
      onBlur: check,
    },
    ofSlug: {
      onChange: () => setEdited(true),
      onBlur: () => {
        const written = getValues('slug');
        // The one in use stays as it is until it is edited.
        if (slugify(written) && written !== stored) derive(written);
        return check();
      },
    },
  };
}
