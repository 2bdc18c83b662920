import { breakpoints } from '../tokens/breakpoints';
import { contrast } from '../tokens/contrast';
import { contrastPairs } from '../tokens/contrastPairs';
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

function Colour({ colour, ratio }: { colour: string; ratio: string }) {
  return (
    <td>
      <span
        style={{
          display: 'inline-block',
          width: '2.5rem',
          height: '1.5rem',
          marginInlineEnd: '0.5rem',
          verticalAlign: 'middle',
          border: '1px solid currentColor',
          background: colour,
        }}
      />
      <code>{colour}</code> {ratio}
    </td>
  );
}

/** Colours by the path of their role. */
const coloursOf = (theme: Record<string, Record<string, string>>) =>
  Object.entries(theme).flatMap(([branch, roles]) =>
    Object.entries(roles).map(([name, colour]) => [`${branch}.${name}`, colour] as const),
  );

export function Colours() {
  const inDark = Object.fromEntries(coloursOf(dark));
  return (
    <table>
      <thead>
        <tr>
          <th>Role</th>
          <th>Light</th>
          <th>Dark</th>
        </tr>
      </thead>
      <tbody>
        {coloursOf(light).map(([path, colour]) => (
          <tr key={path}>
            <td>
              <code>{path}</code>
            </td>
            <Colour colour={colour} ratio={ratioOf('light', path)} />
            <Colour colour={inDark[path] ?? colour} ratio={ratioOf('dark', path)} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The computed value of a custom property. */
const computed = (variable: string) =>
  getComputedStyle(document.documentElement)
    .getPropertyValue(variable.replace(/^var\((.*)\)$/, '$1'))
    .trim();

function Scale({
  of,
  show,
}: {
  of: Record<string, string>;
  show?: (variable: string) => React.ReactNode;
}) {
  return (
    <table>
      <tbody>
        {Object.entries(of).map(([name, variable]) => (
          <tr key={name}>
            <td>
              <code>{name}</code>
            </td>
            <td>
              <code>{computed(variable)}</code>
            </td>
            {show && <td>{show(variable)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const bar = { height: '1rem', background: vars.color.fill.accent };

export const Types = () => (
  <Scale
    of={vars.size}
    show={(size) => (
      <span style={{ fontFamily: vars.font.text, fontSize: size, lineHeight: vars.leading.snug }}>
        One line, ஒரு கோடு
      </span>
    )}
  />
);

export const Spaces = () => (
  <Scale of={vars.space} show={(space) => <div style={{ ...bar, width: space }} />} />
);

export const Radii = () => (
  <Scale
    of={vars.radius}
    show={(radius) => (
      <div style={{ ...bar, width: '5rem', height: '2.5rem', borderRadius: radius }} />
    )}
  />
);

export const Borders = () => <Scale of={vars.border} />;

export const Controls = () => (
  <Scale of={vars.control} show={(height) => <div style={{ ...bar, width: '2.5rem', height }} />} />
);

export const Icons = () => (
  <Scale of={vars.icon} show={(size) => <div style={{ ...bar, width: size, height: size }} />} />
);

export const Widths = () => <Scale of={vars.width} />;

export const Motion = () => <Scale of={{ ...vars.duration, ...vars.easing }} />;
export const StackingOrder = () => <Scale of={vars.zIndex} />;

export const Breakpoints = () => (
  <table>
    <tbody>
      {Object.entries(breakpoints).map(([name, width]) => (
        <tr key={name}>
          <td>
            <code>{name}</code>
          </td>
          <td>from {width} px</td>
        </tr>
      ))}
    </tbody>
  </table>
);
