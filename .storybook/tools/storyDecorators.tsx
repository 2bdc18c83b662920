import { vars } from '@agency/ui/tokens/theme.css';
import type { Decorator } from '@storybook/react-vite';
import { type ComponentType, type CSSProperties, useState } from 'react';

const GAP = { marginBlockEnd: '1rem' };
const STATES = ['hovered', 'focused', 'pressed'];

/** Makes a decorator: a box of these styles around the story. */
export const inBox =
  (style: CSSProperties): Decorator =>
  (Story) => (
    <div style={style}>
      <Story />
    </div>
  );

/** Columns as wide as a card, for stories with one card or several. */
export const cardColumns = inBox({
  display: 'grid',
  gap: '0 1.5rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 24rem))',
});

/** The padding of a form's dialog, into which the toolbar above a text reaches on a phone. */
export const dialogPadding = inBox({ paddingInline: vars.space.large });

/** A panel's headings above a card, as on a page. */
export const belowHeadings: Decorator = (Story) => (
  <>
    <h1>Panel</h1>
    <h2>Section</h2>
    <Story />
  </>
);

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
