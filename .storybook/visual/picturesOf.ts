/** CSS px: viewport of stories that do not set one. */
const DEFAULT_VIEWPORT = { width: '1200px', height: '900px' };

interface Mode {
  theme?: string;
  viewport?: string;
  forcedColors?: 'active';
  disable?: boolean;
}

export interface Story {
  id: string;
  tags: string[];
  globals: { viewport?: { value?: string } };
  parameters: {
    layout?: string;
    a11y?: { options?: object };
    chromatic?: { disableSnapshot?: boolean; modes?: Record<string, Mode> };
    pseudo?: object;
    viewport?: { options?: Record<string, { styles: typeof DEFAULT_VIEWPORT }> };
  };
}

/** The pictures of a story, one for each of its modes. */
export function picturesOf({ id, globals, parameters }: Story) {
  const { disableSnapshot, modes = {} } = parameters.chromatic ?? {};
  const pictures = Object.entries(disableSnapshot ? {} : modes)
    .filter(([, { disable }]) => !disable)
    .map(([mode, { theme = 'light', viewport, forcedColors }]) => {
      // The viewport that a story sets itself replaces those of its modes.
      const key = globals.viewport?.value ?? viewport ?? '';
      const { width, height } = parameters.viewport?.options?.[key]?.styles ?? DEFAULT_VIEWPORT;
      return {
        name: `${id.replace('--', '/')}/${mode}`,
        theme,
        forcedColors: forcedColors === 'active',
        width: Number.parseInt(width, 10),
        height: Number.parseInt(height, 10),
      };
    });
  const look = ({ name, ...shown }: (typeof pictures)[number]) => JSON.stringify(shown);
  const looks = pictures.map(look);
  return pictures.filter((picture, index) => looks.indexOf(look(picture)) === index);
}
