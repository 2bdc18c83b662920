import { describe, expect, test } from 'vitest';
import { contrast } from './contrast';
import { dark, light, moreContrastRoles } from './roles';

type Colors = typeof light | typeof dark;
type Pair = readonly [name: string, ratio: number];

/** WCAG 2.2: text 4.5:1, what is needed to see a control, an icon or the focus 3:1. */
const TEXT = 4.5;
const CONTROL = 3;

/** Every pair of roles that stand on each other somewhere. */
function pairsOf({ surface, text, line, fill, ground }: Colors) {
  const papers = {
    'surface.page': surface.page,
    'surface.raised': surface.raised,
    'surface.sunken': surface.sunken,
  };
  const bolds = { 'surface.bold': surface.bold, 'surface.festive': surface.festive };
  const onEach = (papersOrBolds: object, name: string, color: string): Pair[] =>
    Object.entries(papersOrBolds).map(([under, paper]) => [
      `${name} on ${under}`,
      contrast(color, paper),
    ]);

  const texts: Pair[] = [
    ...onEach(papers, 'text.main', text.main),
    ...onEach(papers, 'text.muted', text.muted),
    ...onEach(papers, 'text.accent', text.accent),
    ...onEach(papers, 'text.note', text.note),
    ...onEach(papers, 'text.positive', text.positive),
    ...onEach(bolds, 'text.onBold', text.onBold),
    ['text.onBoldMuted on surface.bold', contrast(text.onBoldMuted, surface.bold)],
    ['text.main on fill.note', contrast(text.main, fill.note)],
    ['text.accent on fill.accentSoft', contrast(text.accent, fill.accentSoft)],
    ['text.onAccent on fill.accent', contrast(text.onAccent, fill.accent)],
    ['text.onAccent on fill.accentHover', contrast(text.onAccent, fill.accentHover)],
    ['surface.page on text.main', contrast(surface.page, text.main)],
    ['surface.page on text.muted', contrast(surface.page, text.muted)],
    ['surface.bold on text.onBold', contrast(surface.bold, text.onBold)],
    ['surface.bold on text.onBoldMuted', contrast(surface.bold, text.onBoldMuted)],
  ];
  const controls: Pair[] = [
    ...onEach(papers, 'line.control', line.control),
    ...onEach(papers, 'line.accent', line.accent),
    ...onEach(papers, 'line.focus', line.focus),
    ...onEach(papers, 'line.kolam', line.kolam),
    ...onEach(bolds, 'line.focusOnBold', line.focusOnBold),
    // The edge of an outlined button.
    ...onEach(bolds, 'text.onBoldMuted', text.onBoldMuted),
    ['line.onBold on surface.bold', contrast(line.onBold, surface.bold)],
    ['fill.turmeric on surface.bold', contrast(fill.turmeric, surface.bold)],
    ...(['kumkum', 'indigo', 'leaf', 'turmeric'] as const).map(
      (name): Pair => [`ground.line on ground.${name}`, contrast(ground.line, ground[name])],
    ),
  ];
  return { texts, controls };
}

describe.each([
  ['light', light],
  ['dark', dark],
])('contrast in the %s theme', (_, colors) => {
  const { texts, controls } = pairsOf(colors);

  test.each(texts)('text: %s', (_name, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(controls)('control: %s', (_name, ratio) => {
    expect(ratio).toBeGreaterThanOrEqual(CONTROL);
  });
});

/** WCAG 2.2: enhanced contrast. */
const ENHANCED = 7;

describe.each([
  ['light', light, moreContrastRoles.light],
  ['dark', dark, moreContrastRoles.dark],
])('more contrast in the %s theme', (_, { surface }, { text, line }) => {
  const papers = [surface.page, surface.raised, surface.sunken];

  test.each(Object.entries(text ?? {}))('text.%s', (name, color) => {
    const grounds = name === 'onBoldMuted' ? [surface.bold] : papers;
    for (const ground of grounds) expect(contrast(color, ground)).toBeGreaterThanOrEqual(ENHANCED);
  });

  test.each(Object.entries(line ?? {}))('line.%s', (_name, color) => {
    for (const paper of papers) expect(contrast(color, paper)).toBeGreaterThanOrEqual(CONTROL);
  });
});

test('contrast is measured as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#abcdef', '#abcdef')).toBe(1);
});
