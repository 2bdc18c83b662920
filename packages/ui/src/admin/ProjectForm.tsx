import {
  type ProjectFormInput,
  type ProjectValues,
  projectFormSchema,
} from '@agency/model/projectForm';
import { useId, useState } from 'react';
import { useSchemaForm } from '../patterns/useSchemaForm';
import { TextField } from '../primitives/TextField';
import { AdminForm, type EntryFormProps, FieldPair } from './AdminForm';
import { CoverField } from './CoverField';
import { LivePreview } from './LivePreview';
import { MarkdownArea } from './MarkdownArea';
import type { TextPicture } from './picturesIn';
import { TagField } from './TagField';

export interface ProjectFormProps extends EntryFormProps<ProjectFormInput, ProjectValues> {
  /** Suggested, so that each is spelt in one way; default: none. */
  categoriesInUse?: readonly string[] | undefined;
}

/** The admin's form of a project. */
export function ProjectForm(props: ProjectFormProps) {
  const { mode, initial, failure, onChange, onSave, onCancel } = props;
  const { preview, tagsInUse, pictureInput } = props;
  const form = useSchemaForm(projectFormSchema, { initial, onChange, onSend: onSave });
  const { field, setValue, watch } = form;
  const categories = useId();
  const picture = watch('thumbnail_url');
  const [pictures, setPictures] = useState<readonly TextPicture[]>([]);
  const continued = props.restored && initial.description !== '';
  return (
    <AdminForm
      noun="Project"
      mode={mode}
      restored={props.restored}
      failure={failure}
      onCancel={onCancel}
      form={form}
      preview={preview && <LivePreview control={form.control}>{preview}</LivePreview>}
    >
      <FieldPair>
        <TextField
          label="Title"
          aria-required
          enterKeyHint="next"
          data-autofocus={!continued || undefined}
          {...field('title')}
        />
        <TextField
          label="Category"
          list={categories}
          aria-required
          enterKeyHint="next"
          {...field('category')}
        />
        <datalist id={categories}>
          {props.categoriesInUse?.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
      </FieldPair>
      <MarkdownArea
        label="Description"
        most={20_000}
        aria-required
        continued={continued}
        onPictures={setPictures}
        pictureInput={pictureInput}
        insertions={props.insertions}
        onInsertions={props.onInsertions}
        {...field('description')}
      />
      <TagField
        text={watch('tags')}
        suggestions={tagsInUse ?? []}
        onSuggest={(tags) => setValue('tags', tags)}
        {...field('tags')}
      />
      <CoverField
        title="Thumbnail"
        label="Thumbnail URL (Optional)"
        pictures={pictures}
        url={picture}
        onUrl={(url) => setValue('thumbnail_url', url, { shouldValidate: true })}
        pictureInput={pictureInput}
        upload={props.cover}
        onUpload={props.onCover}
        {...field('thumbnail_url')}
      />
    </AdminForm>
  );
}
