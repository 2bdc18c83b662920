const MEDIA_FEATURE = /\(prefers-reduced-motion(: (no-preference|reduce))?\)/;

const matchMedia = window.matchMedia.bind(window);
const original = new WeakMap<CSSMediaRule, string>();

/**
 * Emulates `prefers-reduced-motion: reduce` in style sheets and `matchMedia`; false restores the
 * setting of the system. Components that were mounted before have to be mounted again.
 */
export function overrideReducedMotion(reduced: boolean): void {
  window.matchMedia = (query) =>
    reduced && MEDIA_FEATURE.test(query) ? matchMedia(withReducedMotion(query)) : matchMedia(query);
  for (const sheet of document.styleSheets) rewriteMediaRules(sheet, reduced);
}

function rewriteMediaRules(container: CSSStyleSheet | CSSGroupingRule, reduced: boolean) {
  for (const rule of container.cssRules) {
    if (rule instanceof CSSMediaRule) {
      const query = original.get(rule) ?? rule.media.mediaText;
      if (MEDIA_FEATURE.test(query)) {
        original.set(rule, query);
        rule.media.mediaText = reduced ? withReducedMotion(query) : query;
      }
    }
    if (rule instanceof CSSGroupingRule) rewriteMediaRules(rule, reduced);
  }
}

/** Replaces the media feature in a query by a width that never matches, or always. */
const withReducedMotion = (query: string) =>
  query.replace(MEDIA_FEATURE, (feature) =>
    feature.includes('no-preference') ? '(max-width: 0px)' : '(min-width: 0px)',
  );
