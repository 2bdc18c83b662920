import type { ReactNode } from 'react';
import { contrast } from '../tokens/contrast';
import { contrastPairs } from '../tokens/contrastPairs';
import { breakpoints } from '../tokens/mediaQueries';
import { palette } from '../tokens/palette';
import { dark, light } from '../tokens/roles';
import { vars } from '../tokens/theme.css';

const pairs = contrastPairs(palette);

/** The least contrast of a role with what it stands on. */
function ratioOf(theme: string, path: string): string {
  const ratios = pairs
    .filter(({ name }) => name.startsWith(`${theme}: ${path} on `))
    .map(({ color, ground }) => contrast(color, ground));
  return ratios.length > 0 ? `${Math.min(...ratios).toFixed(1)}:1` : '';
}

/** A table whose rows begin with the names of tokens. */
function Table({ rows, children }: { rows: [string, ...ReactNode[]][]; children?: ReactNode }) {
  return (
    <table>
      {children}
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            {cells.map((cell, index) => (
              <td key={String(index)}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SWATCH = {
  display: 'inline-block',
  width: '2.5rem',
  height: '1.5rem',
  marginInlineEnd: '0.5rem',
  verticalAlign: 'middle',
  border: '1px solid currentColor',
};
const colour = (background: string, ratio: string) => (
  <>
    <span style={{ ...SWATCH, background }} />
    <code>{background}</code> {ratio}
  </>
);

/** Colours by the path of their role. */
const coloursOf = (theme: Record<string, Record<string, string>>) =>
  Object.entries(theme).flatMap(([branch, roles]) =>
    Object.entries(roles).map(([name, value]) => [`${branch}.${name}`, value] as const),
  );
const inDark = Object.fromEntries(coloursOf(dark));

export const Colours = () => (
  <Table
    rows={coloursOf(light).map(([path, value]) => [
      path,
      colour(value, ratioOf('light', path)),
      colour(inDark[path] ?? value, ratioOf('dark', path)),
    ])}
  >
    <thead>
      <tr>
        <th>Role</th>
        <th>Light</th>
        <th>Dark</th>
      </tr>
    </thead>
  </Table>
);

/** The computed value of a custom property. */
const computed = (variable: string) =>
  getComputedStyle(document.documentElement)
    .getPropertyValue(variable.replace(/^var\((.*)\)$/, '$1'))
    .trim();

/** Makes a table of tokens with their values, and what shows each. */
const scale = (of: Record<string, string>, show?: (variable: string) => ReactNode) => () => (
  <Table
    rows={Object.entries(of).map(([name, variable]) => [
      name,
      <code key="value">{computed(variable)}</code>,
      ...(show ? [show(variable)] : []),
    ])}
  />
);

const bar = { height: '1rem', background: vars.color.fill.accent };

export const Types = scale(vars.size, (size) => (
  <span style={{ fontFamily: vars.font.text, fontSize: size, lineHeight: vars.leading.snug }}>
    One line, ஒரு கோடு
  </span>
));
export const Spaces = scale(vars.space, (width) => <div style={{ ...bar, width }} />);
export const Radii = scale(vars.radius, (borderRadius) => (
  <div style={{ ...bar, width: '5rem', height: '2.5rem', borderRadius }} />
));
export const Borders = scale(vars.border);
export const Controls = scale(vars.control, (height) => (
  <div style={{ ...bar, width: '2.5rem', height }} />
));
export const Icons = scale(vars.icon, (size) => (
  <div style={{ ...bar, width: size, height: size }} />
));
export const Widths = scale(vars.width);
export const Motion = scale({ ...vars.duration, ...vars.easing });
export const StackingOrder = scale(vars.zIndex);
export const Breakpoints = () => (
  <Table rows={Object.entries(breakpoints).map(([name, width]) => [name, `from ${width} px`])} />
);
