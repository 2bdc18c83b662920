import type { Palette } from '@agency/ui/tokens/roles';
import type { Variables } from '../../site/server/env.ts';
import type { Site, SiteMetadata } from '../../site/src/content/siteTypes.ts';
import { checkEnv } from './checkEnv.ts';
import { checkLegalTexts, legalTextsIn } from './checkLegalTexts.ts';
import { checkLinks } from './checkLinks.ts';
import { checkPalette } from './checkPalette.ts';
import { checkPublicFiles } from './checkPublicFiles.ts';
import { checkSiteContent } from './checkSiteContent.ts';
import type { Finding } from './finding.ts';

export interface LocalSite {
  /** Folder of the repository. */
  root: string;
  site: Site;
  siteMetadata: SiteMetadata;
  palette: Palette;
  /** The variables that begin with `VITE_`, from the environment and the files of the site. */
  raw: Variables;
  /** The environment of the servers. */
  processEnv: Variables;
  /** Asks nothing over the network. Default: false. */
  offline?: boolean;
}

/** Reads configuration, content and environment, and says what is a placeholder, malformed or unreachable. */
export async function checkLocalSite(local: LocalSite): Promise<Finding[]> {
  const { root, site, siteMetadata, palette, raw, processEnv, offline } = local;
  return [
    ...checkSiteContent(site, siteMetadata, legalTextsIn(root)),
    ...checkPalette(palette),
    ...checkEnv(root, raw, processEnv),
    ...checkPublicFiles(root, site),
    ...checkLegalTexts(root),
    ...(offline ? [] : await checkLinks(site, raw)),
  ];
}
