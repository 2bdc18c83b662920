import { filter, filters } from './CategoryFilter.css';

export interface CategoryFilterProps {
  categories: readonly string[];
  /** Absent means all of them, which no category's name can mean. */
  selected: string | undefined;
  onSelect: (category: string | undefined) => void;
}

/** Narrows a list to one category. 'All' comes first and is a choice of its own. */
export function CategoryFilter({ categories, selected, onSelect }: CategoryFilterProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and nothing is submitted here
    <div role="group" aria-label="Filter by category" className={filters}>
      <button
        type="button"
        aria-pressed={selected === undefined}
        className={filter}
        onClick={() => onSelect(undefined)}
      >
        All
      </button>
      {categories.map((category) => (
        <button
          key={category}
          type="button"
          aria-pressed={selected === category}
          className={filter}
          onClick={() => onSelect(category)}
        >
          {category}
        </button>
      ))}
    </div>
  );
}
