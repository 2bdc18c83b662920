import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

interface PictureName {
  /** `<component>/<story>/<mode>`. */
  arg: string;
  ext: string;
}
const fileOf = ({ arg, ext }: PictureName) => arg.replace(/\/(?=[^/]*$)/, '.') + ext;

/**
 * Settings of `toMatchScreenshot`. They tolerate only rounding that differs between processors at
 * anti-aliased edges: a radius changed by 1 px, a colour by 2 % or a missing shadow still fails.
 */
export const matchScreenshotOptions = {
  comparatorName: 'pixelmatch' as const,
  comparatorOptions: { threshold: 0.005, includeAA: true, allowedMismatchedPixels: 8 },
  /** Milliseconds until two screenshots in a row must be equal; long enough for a busy machine. */
  timeout: 15_000,
  resolveScreenshotPath: (name: PictureName) => join(ROOT, '.storybook/pictures', fileOf(name)),
  resolveDiffPath: (name: PictureName) => join(ROOT, 'test-results/pictures', fileOf(name)),
};
