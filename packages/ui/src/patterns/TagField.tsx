import { parseTags } from '@agency/model/fields';
import { TextField, type TextFieldProps } from '../primitives/TextField';
import { TagList } from './TagList';

export interface TagFieldProps extends Omit<TextFieldProps, 'label' | 'type'> {
  /** What is written so far. */
  text: string;
}

/** Tags between commas, with the list that they make below. */
export function TagField({ text, ...field }: TagFieldProps) {
  return (
    <div>
      <TextField {...field} label="Tags (comma separated)" />
      <TagList tags={parseTags(text)} />
    </div>
  );
}
