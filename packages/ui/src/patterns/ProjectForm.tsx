import { type NewProject, type ProjectFormInput, projectFormSchema } from '@agency/model/project';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useSingleFlight } from '../hooks/useSingleFlight';
import { Button } from '../primitives/Button';
import { cx } from '../primitives/cx';
import { TextArea } from '../primitives/TextArea';
import { TextField } from '../primitives/TextField';
import { actions, form, inDialog, pair } from './AdminForm.css';
import { TagField } from './TagField';

export interface ProjectFormProps {
  mode: 'create' | 'edit';
  /** What the fields hold at first. */
  initial: ProjectFormInput;
  /** Told of every change, so that nothing written is lost. */
  onChange?: (values: ProjectFormInput) => void;
  /** Resolves when the attempt is over; the text stays until the form is taken away. */
  onSave: (project: NewProject) => Promise<unknown>;
  onCancel: () => void;
}

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
    <form noValidate onSubmit={handleSubmit(send)} className={cx(form, inDialog)}>
      <div className={pair}>
        <TextField label="Title" error={errors.title?.message} {...register('title')} />
        <TextField label="Category" error={errors.category?.message} {...register('category')} />
      </div>
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
      <div className={actions}>
        <Button tone="neutral" variant="outline" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busyText={isSubmitting ? 'Saving...' : undefined}>
          {mode === 'create' ? 'Create Project' : 'Update Project'}
        </Button>
      </div>
    </form>
  );
}
