import type { RefusedField } from '@agency/model/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import type {
  DefaultValues,
  FieldValues,
  Path,
  PathValue,
  RegisterOptions,
  Resolver,
  UseFormRegisterReturn,
  UseFormReturn,
} from 'react-hook-form';
import { useForm } from 'react-hook-form';

interface SchemaFormOptions<Input, Output> {
  /** Initial values; absent: the fields keep what was typed before hydration. */
  initial?: Input;
  /**
   * Gets the values when they are valid, once at a time. Resolves when the attempt is over, to the field
   * that was refused, if any: it gets the message and the focus.
   */
  onSend: (values: Output) => Promise<RefusedField | undefined>;
  /** Called on every change. */
  onChange?: ((fields: Input) => void) | undefined;
}

interface SchemaForm<Input extends FieldValues, Output>
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

/** As a field holds them. */
const lines = (text: string) => text.replaceAll(/\r\n?/g, '\n');

/** A form of a schema: its fields with their errors, and one send at a time. The first error gets the focus. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: { _zod: { input: Input; output: Output } },
  { initial, onSend, onChange }: SchemaFormOptions<Input, Output>,
): SchemaForm<Input, Output> {
  const form = useForm<Input, unknown, Output>({
    ...(initial && { defaultValues: initial as DefaultValues<Input> }),
    resolver: zodResolver(schema) as Resolver<Input, unknown, Output>,
  });
  const { register, handleSubmit, setError, setValue, getValues, watch, formState } = form;

  useEffect(() => {
    const { unsubscribe } = watch((fields) => onChange?.(fields as Input));
    return unsubscribe;
  }, [watch, onChange]);

  const send = handleSubmit(async (values) => {
    const refused = await onSend(values);
    if (refused) setError(refused.field as Path<Input>, refused, { shouldFocus: true });
  });
  /** Takes over what the fields show: password managers and browsers fill them without events. */
  const readFields = (element: EventTarget) => {
    if (!(element instanceof HTMLFormElement)) return;
    for (const [name, shown] of new FormData(element)) {
      const known: unknown = getValues(name as Path<Input>);
      if (typeof known === 'string' && typeof shown === 'string' && lines(known) !== shown)
        setValue(name as Path<Input>, shown as PathValue<Input, Path<Input>>);
    }
  };
  const sending = useRef(false);

  return {
    ...form,
    field: (name, options) => ({
      error: form.getFieldState(name, formState).error?.message,
      ...register(name, options),
    }),
    onSubmit: (event) => {
      event.preventDefault();
      readFields(event.currentTarget);
      // The library would count the form as idle when the first of two submissions has ended.
      if (sending.current) return;
      sending.current = true;
      void send(event).finally(() => {
        sending.current = false;
      });
    },
    busy: formState.isSubmitting,
    errorCount: Object.keys(formState.errors).length,
  };
}
