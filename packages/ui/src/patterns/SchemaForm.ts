import type { RefusedField } from '@agency/model/remote';
import type { SyntheticEvent } from 'react';
import type {
  FieldValues,
  Path,
  RegisterOptions,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';

export interface SchemaFormOptions<Input, Output> {
  /** Initial values; absent: the fields keep what was typed before hydration. */
  initial?: Input;
  /**
   * Gets the values when they are valid, once at a time. Resolves when the attempt is over, to the field
   * that was refused, if any: it gets the message and the focus.
   */
  onSend: (values: Output) => Promise<RefusedField | undefined>;
  /** Called on every change. */
  onChange?: ((values: Input) => void) | undefined;
}

/** What `useSchemaForm` gives a form's component. */
export interface SchemaForm<Input extends FieldValues, Output>
  extends UseFormReturn<Input, unknown, Output> {
  /** Props of a field. */
  field: <Name extends Path<Input>>(
    name: Name,
    options?: RegisterOptions<Input, Name>,
  ) => UseFormRegisterReturn<Name> & { error: string | undefined };
  onSubmit: (event: SyntheticEvent) => void;
  busy: boolean;
  errorCount: number;
}
