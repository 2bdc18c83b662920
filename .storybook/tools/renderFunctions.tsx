import { type ComponentType, useState } from 'react';

const GAP = { marginBlockEnd: '1rem' };
const STATES = ['hovered', 'focused', 'pressed'];

/** Renders a component once for each of these changes of the story's args. */
export const inEach =
  <Props extends object>(Component: ComponentType<Props>, changes: readonly Partial<Props>[]) =>
  (args: Props) => (
    <>
      {changes.map((change, index) => (
        <div key={String(index)} style={GAP}>
          <Component {...args} {...change} />
        </div>
      ))}
    </>
  );

/** Renders a component hovered, focused and pressed (`pseudoStates`), and with other changes. */
export const inStates =
  <Props extends object>(Component: ComponentType<Props>, ...changes: readonly Partial<Props>[]) =>
  (args: Props) => (
    <>
      {STATES.map((state) => (
        <div key={state} data-state={state} style={GAP}>
          <Component {...args} />
        </div>
      ))}
      {inEach(Component, changes)(args)}
    </>
  );

/**
 * Parameters `pseudo` of a story that renders `inStates`.
 * @param hovered selector of the elements under the pointer
 * @param focused selector of the elements with the focus; default: the same
 */
export const pseudoStates = (hovered: string, focused = hovered) => ({
  hover: `:is([data-state=hovered], [data-state=pressed]) :is(${hovered})`,
  active: `[data-state=pressed] :is(${focused})`,
  focus: `[data-state=focused] :is(${focused})`,
  focusVisible: `[data-state=focused] :is(${focused})`,
  focusWithin: `[data-state=focused] :has(${focused})`,
});

/**
 * Makes a render function that keeps a prop in state, as a page does.
 * @param onChange the prop that is called with each new value
 */
export const keeping = <Props extends object>(
  Component: ComponentType<Props>,
  prop: keyof Props,
  onChange: keyof Props,
) =>
  function Kept(args: Props) {
    const [value, setValue] = useState(args[prop]);
    const change = (next: typeof value) => {
      (args[onChange] as (next: unknown) => void)(next);
      setValue(next);
    };
    return <Component {...args} {...{ [prop]: value, [onChange]: change }} />;
  };
