/**
 * Modules by the chunk that they are bundled into. A chunk takes the matching modules and everything they
 * import, except what a chunk above it has: so chunks only import chunks above them, without cycles.
 * `base` is the application with what several chunks share, so that none downloads another's chunk for it.
 * `entries` also has what reads from the backend, `editor` all that the panel loads later than its lists.
 * `home` also has the services, whose cards it shows. It, `contact` and `cases` are small, but pages hold the styles
 * of their chunks inline, and theirs are for one page or two.
 */
export const CHUNK_GROUPS: Readonly<Record<string, RegExp>> = {
  base: /\/index\.html|use(?:FocusFallback|MediaQuery)\.ts|primitives\/(?:Grid|Image|Reveal|elementsAboveDialogs)\.|CallToAction\.ts|src\/lib\/drafts/i,
  entries: /lib\/backend\/QueryProvider|entries\/EntryRoute/,
  excerpts: /model\/src\/markdown\/beginningOf/,
  lists: /entries\/(?:Blog|Portfolio|Archive)Route/,
  home: /features\/(?:home|services)\/\w+Route/,
  texts: /features\/(?!contact)\w+\/\w+Route/,
  contact: /features\/contact\/ContactRoute/,
  cases: /services\/ProjectOfEachCategory/,
  dialog: /primitives\/(?:Dialog|Drawer|TooltipPopup)\.tsx|patterns\/ItemDialog|search\/SiteSearch/,
  forms: /contact\/MessageForm|primitives\/Toaster/,
  markdown: /ui\/src\/patterns\/(?:Markdown|ReadingTime)\.tsx/,
  paste: /model\/src\/markdown\/pastedMarkdown/,
  admin: /session\/AdminRoute|src\/lib\/errorMessage|\/mutationOptions\.js/,
  login: /session\/(?:Login|NewPassword)/,
  panel: /features\/admin\/\w+\/(?:AdminApp|\w+Panel)\.tsx/,
  editor: /features\/admin\/|ui\/src\/(?:admin|patterns|sections)\//,
};

/** The chunk of a route in `features`. @throws Error where it has none of its own */
export function chunkOf(route: string): string {
  const [name] =
    Object.entries(CHUNK_GROUPS).find(([, test]) => test.test(`features/${route}`)) ?? [];
  if (name === undefined)
    throw new Error(`The route ${route} has no chunk in server/chunkGroups.ts.`);
  return name;
}
