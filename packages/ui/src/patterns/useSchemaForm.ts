import type { RefusedField } from '@agency/model/remote';
import { zodResolver } from '@hookform/resolvers/zod';
import { type SyntheticEvent, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type RegisterOptions,
  type Resolver,
  useForm,
} from 'react-hook-form';

/** A zod schema, by what its fields hold and what they become. */
interface Schema<Input, Output> {
  _zod: { input: Input; output: Output };
}

interface SchemaFormOptions<Input, Output> {
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

/** A form of a schema: its fields with their errors, and one send at a time. The first error gets the focus. */
export function useSchemaForm<Input extends FieldValues, Output>(
  schema: Schema<Input, Output>,
  { initial, onSend, onChange }: SchemaFormOptions<Input, Output>,
) {
  const form = useForm<Input, unknown, Output>({
    ...(initial && { defaultValues: initial as DefaultValues<Input> }),
    resolver: zodResolver(schema) as Resolver<Input, unknown, Output>,
  });
  const { register, handleSubmit, setError, watch } = form;
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    const { unsubscribe } = watch((values) => onChange?.(values as Input));
    return unsubscribe;
  }, [watch, onChange]);

  const sending = useRef(false);
  const send = handleSubmit(async (values) => {
    const refused = await onSend(values);
    if (refused) setError(refused.field as Path<Input>, refused, { shouldFocus: true });
  });
  const onSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    // The library would count the form as idle when the first of two submissions has ended.
    if (sending.current) return;
    sending.current = true;
    try {
      await send(event);
    } finally {
      sending.current = false;
    }
  };

  return {
    ...form,
    /** Props of a field. */
    field: <Name extends Path<Input>>(name: Name, options?: RegisterOptions<Input, Name>) => ({
      error: form.getFieldState(name, form.formState).error?.message,
      ...register(name, options),
    }),
    onSubmit,
    busy: isSubmitting,
    errorCount: Object.keys(errors).length,
  };
}
