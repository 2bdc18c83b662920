const ASKED = /\(prefers-reduced-motion(: (no-preference|reduce))?\)/;

const matchMedia = window.matchMedia.bind(window);
const original = new WeakMap<CSSMediaRule, string>();

/**
 * Acts as if the system asked for stillness, for styles and scripts alike. What was rendered before
 * has to be rendered anew.
 */
export function reduceMotion(reduced: boolean): void {
  window.matchMedia = (query) =>
    reduced && ASKED.test(query) ? matchMedia(answered(query)) : matchMedia(query);
  for (const sheet of document.styleSheets) rewrite(sheet, reduced);
}

function rewrite(container: CSSStyleSheet | CSSGroupingRule, reduced: boolean) {
  for (const rule of container.cssRules) {
    if (rule instanceof CSSMediaRule) {
      const query = original.get(rule) ?? rule.media.mediaText;
      if (ASKED.test(query)) {
        original.set(rule, query);
        rule.media.mediaText = reduced ? answered(query) : query;
      }
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule, reduced);
  }
}

/** The query with its question about motion answered: a width that each screen has, or none. */
const answered = (query: string) =>
  query.replace(ASKED, (question) =>
    question.includes('no-preference') ? '(max-width: 0px)' : '(min-width: 0px)',
  );
