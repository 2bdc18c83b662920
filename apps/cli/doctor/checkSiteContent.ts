import type { Site, SiteMetadata } from '../../site/src/content/siteTypes.ts';
import type { Finding } from './finding.ts';
import { digitsOf, type Rule, siteContentRules } from './siteContentRules.ts';

const FILE = 'site.ts:';
/** Values of the demo that look like real ones. */
const DEMO = { brand: 'Uplift', number: '9876543210' };

const isDemoHost = (host: string) => /(?:^|\.)example(?:\.(?:com|org|net))?$/i.test(host);

const isPlaceholder = (value: string) =>
  /^\[.*\]$/.test(value.trim()) ||
  isDemoHost(value.split('@')[1] ?? '') ||
  isDemoHost(URL.parse(value)?.hostname ?? '') ||
  digitsOf(value).endsWith(DEMO.number);

/**
 * Checks the values of `content/site.ts`: well-formed, and no longer the demo's.
 * @param legalTexts names of the legal pages whose text exists
 */
export function checkSiteContent(
  site: Site,
  metadata: SiteMetadata,
  legalTexts: readonly string[],
): Finding[] {
  const findings: Finding[] = [];
  const add = (kind: Finding['kind'], entry: string, says: string) =>
    findings.push({ kind, text: `${FILE} ${entry} ${says}` });
  const check = (entry: string, value: string, rule: Rule) => {
    const says = siteContentRules.text(value) ?? rule(value);
    if (says !== undefined) add('broken', entry, says);
    else if (isPlaceholder(value)) add('placeholder', entry, `is still "${value}".`);
  };

  const texts = ['verb', 'tagline', 'founder', 'region', 'origin', 'location', 'brand'] as const;
  for (const entry of texts) check(entry, site[entry], siteContentRules.text);
  if (site.portrait === undefined) {
    add('placeholder', 'portrait', 'is missing: visitors want to see who answers them.');
  }
  if (site.brand === DEMO.brand) add('placeholder', 'brand', `is still "${DEMO.brand}".`);
  check('authority', site.authority, siteContentRules.text);
  if (site.tamilNotice === 'unread') {
    add('placeholder', 'tamilNotice', 'wants a native reader: the Tamil text is in contact.ts.');
  }
  const named = ['phone', 'email', 'whatsapp', 'timeZone'] as const;
  for (const entry of named) check(entry, site[entry], siteContentRules[entry]);
  check('locale', metadata.locale, siteContentRules.locale);
  for (const [name, href] of Object.entries(site.links)) {
    if (href !== undefined) check(`links.${name}`, href, siteContentRules.link);
  }
  for (const { label, href } of site.social) {
    if (href === undefined) add('placeholder', `social ${label}`, 'leads nowhere yet.');
    else check(`social ${label}`, href, siteContentRules.link);
  }
  for (const { label, page, href } of site.legal) {
    if (href !== undefined) check(`legal ${label}`, href, siteContentRules.link);
    else if (!legalTexts.includes(page)) {
      const says = `has no address and no text: content/legal/templates has one to copy, ${page}.md.`;
      add('placeholder', `legal ${label}`, says);
    }
  }
  const { latitude, longitude } = site.position;
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    add('broken', 'position', `is ${latitude}, ${longitude}, which is no place on Earth.`);
  }
  const lines = site.address.join('\n');
  for (const [name, part] of Object.entries(metadata.address)) {
    if (!lines.includes(part)) {
      add('broken', `address.${name}`, `is "${part}", which the lines of the address lack.`);
    }
  }
  const { postalCode } = metadata.address;
  if (site.postalCode !== postalCode) {
    const says = `is "${site.postalCode}", but the address for search engines has "${postalCode}".`;
    add('broken', 'postalCode', says);
  }
  return findings;
}
