import {
  type NewProject,
  type ProjectFormInput,
  projectFormSchema,
} from '@agency/model/projectForm';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useSingleFlight } from '../hooks/useSingleFlight';
import { TextField } from '../primitives/TextField';
import { AdminForm, FieldPair, Written } from './AdminForm';
import { MarkdownArea } from './MarkdownArea';
import type { RenderPictureTools } from './PictureField';
import { TagField } from './TagField';

export interface ProjectFormProps {
  mode: 'create' | 'edit';
  /** Initial values of the fields. */
  initial: ProjectFormInput;
  /** Called on every change, so that the parent can keep a draft. */
  onChange?: (values: ProjectFormInput) => void;
  /** Resolves when the attempt is over; the fields keep their values until the form is unmounted. */
  onSave: (project: NewProject) => Promise<unknown>;
  onCancel: () => void;
  /** Shows values as visitors would see them, the same function in each render; default: no preview. */
  preview?: ((values: ProjectFormInput) => ReactNode) | undefined;
  /** Tags in use elsewhere, the commonest first; default: none. */
  tagsInUse?: readonly string[] | undefined;
  /** Below the address of the picture; nothing by default. */
  pictureTools?: RenderPictureTools | undefined;
}

/** The admin's form of a project. */
export function ProjectForm(props: ProjectFormProps) {
  const { mode, initial, onChange, onSave, onCancel, preview, tagsInUse, pictureTools } = props;
  const { register, handleSubmit, setValue, control, watch, formState } = useForm<
    ProjectFormInput,
    unknown,
    NewProject
  >({ defaultValues: initial, resolver: zodResolver(projectFormSchema) });
  const { errors, isSubmitting } = formState;
  const send = useSingleFlight(onSave);

  useEffect(() => {
    const { unsubscribe } = watch((values) => onChange?.(values as ProjectFormInput));
    return unsubscribe;
  }, [watch, onChange]);

  return (
    <AdminForm
      onSubmit={handleSubmit(send)}
      onCancel={onCancel}
      preview={preview && <Written control={control}>{preview}</Written>}
      submitLabel={mode === 'create' ? 'Create Project' : 'Update Project'}
      busy={isSubmitting}
      errorCount={Object.keys(errors).length}
    >
      <FieldPair>
        <TextField
          label="Title"
          data-autofocus={mode === 'create' || undefined}
          error={errors.title?.message}
          {...register('title')}
        />
        <TextField label="Category" error={errors.category?.message} {...register('category')} />
      </FieldPair>
      <MarkdownArea
        label="Description"
        most={20_000}
        error={errors.description?.message}
        pictureTools={pictureTools}
        {...register('description')}
      />
      <TagField
        text={watch('tags')}
        error={errors.tags?.message}
        suggestions={tagsInUse ?? []}
        onSuggest={(tags) => setValue('tags', tags)}
        {...register('tags')}
      />
      <TextField
        label="Thumbnail URL (Optional)"
        type="url"
        error={errors.thumbnail_url?.message}
        {...register('thumbnail_url')}
      />
      {pictureTools?.({
        address: watch('thumbnail_url'),
        onAddress: (address) => setValue('thumbnail_url', address, { shouldValidate: true }),
      })}
    </AdminForm>
  );
}
