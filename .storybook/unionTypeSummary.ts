import type { ArgTypesEnhancer } from 'storybook/internal/types';

interface Documented {
  __docgenInfo?: { props?: Record<string, { tsType?: { raw?: string } }> };
}

/** Storybook calls most unions `union`: they are shown as the code writes them. */
export const unionTypeSummary: ArgTypesEnhancer = ({ argTypes, component }) => {
  const props = (component as Documented | undefined)?.__docgenInfo?.props;
  return Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const written = props?.[name]?.tsType?.raw?.replace(/\s*\|\s*undefined$/, '');
      if (argType.table?.type?.summary !== 'union' || !written) return [name, argType];
      return [name, { ...argType, table: { ...argType.table, type: { summary: written } } }];
    }),
  );
};
