import { parseTags } from '@agency/model/fields';
import { TextField, type TextFieldProps } from '../primitives/TextField';
import { TagList } from './TagList';

export interface TagFieldProps extends Omit<TextFieldProps, 'label' | 'type'> {
  /** The field's current text. */
  text: string;
  /** Default: Tags (comma separated). */
  label?: string;
}

/** A field for tags between commas, with the resulting tags below. */
export function TagField({ text, label = 'Tags (comma separated)', ...field }: TagFieldProps) {
  return (
    <div>
      <TextField {...field} label={label} />
      <TagList tags={parseTags(text)} />
    </div>
  );
}
