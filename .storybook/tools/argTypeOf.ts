/**
 * What a component's table says of a prop that takes one of these keys: types that are derived from styles
 * are not resolved there.
 * @param initial what the prop is where it is left out
 */
export function argTypeOf(looks: object, initial?: string) {
  const options = Object.keys(looks);
  return {
    control: options.length > 5 ? ('select' as const) : ('inline-radio' as const),
    options,
    table: {
      type: { summary: options.map((option) => `'${option}'`).join(' | ') },
      ...(initial && { defaultValue: { summary: `'${initial}'` } }),
    },
  };
}
