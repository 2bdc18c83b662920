import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

interface PictureName {
  /** `<component>/<story>/<mode>`. */
  arg: string;
  ext: string;
}
const fileOf = ({ arg, ext }: PictureName) => arg.replace(/\/(?=[^/]*$)/, '.') + ext;

/**
 * Settings of `toMatchScreenshot`: the least with which processors may differ in how they round blended
 * edges. A radius changed by 1 px, a colour by 2 % and a missing shadow are differences.
 */
export const pictureSettings = {
  comparatorName: 'pixelmatch' as const,
  comparatorOptions: { threshold: 0.005, includeAA: true, allowedMismatchedPixels: 8 },
  /** Milliseconds: as long may a page take until it stands still, on a busy machine. */
  timeout: 15_000,
  resolveScreenshotPath: (name: PictureName) => join(ROOT, '.storybook/pictures', fileOf(name)),
  resolveDiffPath: (name: PictureName) => join(ROOT, 'test-results/pictures', fileOf(name)),
};
