import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const FOLDERS = ['primitives', 'patterns', 'sections', 'admin'];
/** Stories of what uses them cover them. */
const WITHOUT_OWN = [
  'admin/EntryFormDialog.tsx',
  'admin/HistoryItem.tsx',
  'admin/LivePreview.tsx',
  'admin/NewCountBadge.tsx',
  'admin/PanelLinks.tsx',
  'admin/RecoveryForm.tsx',
  'admin/SharedLinkCard.tsx',
  'patterns/PostDate.tsx',
  'patterns/ReadingTime.tsx',
  'patterns/StateLayout.tsx',
  'primitives/LinkProvider.tsx',
  'primitives/LiveRegion.tsx',
  'primitives/TimeZoneProvider.tsx',
  'primitives/Toast.tsx',
  'primitives/TooltipPopup.tsx',
  'sections/PageHeadDrawing.tsx',
  'sections/SiteMain.tsx',
];
/** Props that hold data from elsewhere. */
const TAKES_REMOTE = /\bRemote</;
/** A parameter `chromatic` with a picture in the dark, or for a component without pictures of its own. */
const SHOWS_DARK = /\bchromatic: (withDark|themesAndForcedColors|everyWidthAnd\w+)\b|theme: 'dark'/;
const WITHOUT_PICTURES = /^ {2}parameters: .*chromatic: noPicture/m;
/** What such data can be. */
const STATES = ['Ready', 'Loading', 'Failed', 'Empty'];

const inFolder = (folder: string) =>
  readdirSync(join(import.meta.dirname, folder)).map((file) => `${folder}/${file}`);
const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

const files = FOLDERS.flatMap(inFolder).filter((path) => !WITHOUT_OWN.includes(path));
const components = files.filter((path) => /\/[A-Z]\w*\.tsx$/.test(path));
const storiesOf = (component: string) => component.replace(/\.tsx$/, '.stories.tsx');
const remote = components.filter((path) => TAKES_REMOTE.test(read(path)));

describe('each component has its stories', () => {
  test.each(components)('%s', (component) => {
    expect(files).toContain(storiesOf(component));
  });

  test.each(components)('%s in the dark', (component) => {
    const source = read(storiesOf(component));
    const [meta = ''] = source.split('export default');
    expect(SHOWS_DARK.test(source) || WITHOUT_PICTURES.test(meta)).toBe(true);
  });

  test.each(remote)('%s in each state of its data', (component) => {
    const source = read(storiesOf(component));
    const stories = [...source.matchAll(/^export const (\w+): Story/gm)].map(([, name]) => name);
    expect(stories).toEqual(expect.arrayContaining(STATES));
  });
});
