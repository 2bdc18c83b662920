import { Fragment } from 'react';
import { breakpoints } from '../tokens/breakpoints';
import { contrast } from '../tokens/contrast';
import { dark, light } from '../tokens/roles';
import { vars } from '../tokens/theme.css';

type Theme = typeof light;

const TEXT = 4.5;
const LINE = 3;

/** Background and least contrast of each role that is text or marks a control. */
const standards: Record<string, { on: (theme: Theme) => string; least: number }> = {
  'text.main': { on: ({ surface }) => surface.page, least: TEXT },
  'text.muted': { on: ({ surface }) => surface.page, least: TEXT },
  'text.accent': { on: ({ surface }) => surface.page, least: TEXT },
  'text.note': { on: ({ fill }) => fill.note, least: TEXT },
  'text.positive': { on: ({ surface }) => surface.page, least: TEXT },
  'text.onAccent': { on: ({ fill }) => fill.accent, least: TEXT },
  'text.onBold': { on: ({ surface }) => surface.bold, least: TEXT },
  'text.onBoldMuted': { on: ({ surface }) => surface.bold, least: TEXT },
  'line.control': { on: ({ surface }) => surface.page, least: LINE },
  'line.accent': { on: ({ surface }) => surface.page, least: LINE },
  'line.focus': { on: ({ surface }) => surface.page, least: LINE },
  'line.focusOnBold': { on: ({ surface }) => surface.bold, least: LINE },
};

const ratioOf = (theme: Theme, path: string, colour: string) => {
  const standard = standards[path];
  if (!standard) return '';
  const ratio = contrast(colour, standard.on(theme));
  return `${ratio.toFixed(1)}:1${ratio < standard.least ? ` (needs ${standard.least})` : ''}`;
};

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

export function Colours() {
  const branches = Object.entries(light) as [string, Record<string, string>][];
  const darkBranches = dark as Record<string, Record<string, string>>;
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
        {branches.map(([branch, roles]) => (
          <Fragment key={branch}>
            {Object.entries(roles).map(([name, colour]) => {
              const path = `${branch}.${name}`;
              const inDark = darkBranches[branch]?.[name] ?? colour;
              return (
                <tr key={path}>
                  <td>
                    <code>{path}</code>
                  </td>
                  <Colour colour={colour} ratio={ratioOf(light, path, colour)} />
                  <Colour colour={inDark} ratio={ratioOf(dark as Theme, path, inDark)} />
                </tr>
              );
            })}
          </Fragment>
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
