import { cx } from '../primitives/cx';
import { langOf } from '../primitives/langOf';
import { VisuallyHidden } from '../primitives/VisuallyHidden';
import { filter, filters, line } from './CategoryFilter.css';

/** @public */
export const categoryFilterWords = { label: 'Filter by category', all: 'All' };

export interface CategoryFilterProps {
  categories: readonly string[];
  /** Undefined selects all, so that a category named 'All' stays a choice of its own. */
  selected: string | undefined;
  onSelect: (category: string | undefined) => void;
  /**
   * What the choice shows, such as '2 projects'; announced when it changes. Default: nothing. Null:
   * another part of the page announces it.
   */
  status?: string | null | undefined;
  /** Names the group. Default: Filter by category. */
  label?: string;
  /** In one line that scrolls, so that its height doesn't depend on the choices. Default: false. */
  inLine?: boolean;
  /** Default: English. */
  words?: typeof categoryFilterWords;
}

/** Filters a list by a category. 'All' comes first and is a choice of its own. */
export function CategoryFilter(props: CategoryFilterProps) {
  const { categories, selected, onSelect, status } = props;
  const { words = categoryFilterWords, label = words.label, inLine = false } = props;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form, and nothing is submitted here */}
      <div role="group" aria-label={label} className={cx(filters, inLine && line)}>
        {[undefined, ...categories].map((category) => (
          <button
            key={category === undefined ? 'all' : `category ${category}`}
            type="button"
            lang={langOf(category)}
            ref={inLine && category && selected === category ? scrollToMiddle : undefined}
            aria-pressed={selected === category}
            className={filter}
            onClick={() => onSelect(category)}
          >
            {category ?? words.all}
          </button>
        ))}
      </div>
      {status !== null && (
        <output>
          <VisuallyHidden>{status}</VisuallyHidden>
        </output>
      )}
    </>
  );
}

/** Scrolls the line of a button that is cut off or out of sight, and not the page around it. */
function scrollToMiddle(button: HTMLElement | null) {
  const scroller = button?.parentElement;
  if (!scroller) return;
  const { left, right, width } = button.getBoundingClientRect();
  const visible = scroller.getBoundingClientRect();
  if (left >= visible.left && right <= visible.right) return;
  scroller.scrollLeft += left - visible.left - (visible.width - width) / 2;
}
