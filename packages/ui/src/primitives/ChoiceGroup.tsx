import { choice, group } from './ChoiceGroup.css';

export interface ChoiceGroupProps<Choice extends string> {
  /** Accessible name. */
  label: string;
  choices: readonly Choice[];
  selected: Choice;
  onSelect: (choice: Choice) => void;
}

/** A row of toggle buttons to choose one of a few words; exactly one is pressed. */
export function ChoiceGroup<Choice extends string>(props: ChoiceGroupProps<Choice>) {
  const { label, choices, selected, onSelect } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and nothing is submitted here
    <div role="group" aria-label={label} className={group}>
      {choices.map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === selected}
          className={choice}
          onClick={() => onSelect(each)}
        >
          {each}
        </button>
      ))}
    </div>
  );
}
