import { absolute } from '../src/lib/paths.ts';

export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`;
}
