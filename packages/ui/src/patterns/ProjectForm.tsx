import { type NewProject, type ProjectFormInput, projectFormSchema } from '@agency/model/project';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useSingleFlight } from '../hooks/useSingleFlight';
import { TextArea } from '../primitives/TextArea';
import { TextField } from '../primitives/TextField';
import { AdminForm, FieldPair } from './AdminForm';
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
}

/** The admin's form of a project. */
export function ProjectForm({ mode, initial, onChange, onSave, onCancel }: ProjectFormProps) {
  const { register, handleSubmit, watch, formState } = useForm<
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
      <TextArea
        label="Description"
        error={errors.description?.message}
        {...register('description')}
      />
      <TagField text={watch('tags')} error={errors.tags?.message} {...register('tags')} />
      <TextField
        label="Thumbnail URL (Optional)"
        type="url"
        error={errors.thumbnail_url?.message}
        {...register('thumbnail_url')}
      />
    </AdminForm>
  );
}
