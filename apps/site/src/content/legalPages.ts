import type { LegalName } from '../lib/pages';
import { site } from './site';

/** Titles of the legal pages. Their texts are Markdown files in `content/legal`. */
export const legalPages: Record<
  LegalName,
  { seo: { title: string; description: string }; hero: { title: string; text: string } }
> = {
  privacy: {
    seo: {
      title: `Privacy Policy – ${site.brand}`,
      description: `What ${site.brand} does with personal data, and your rights.`,
    },
    hero: { title: 'Privacy Policy', text: 'What we do with your data, in plain words.' },
  },
  terms: {
    seo: {
      title: `Terms of Service – ${site.brand}`,
      description: `The terms that apply to the website of ${site.brand}.`,
    },
    hero: { title: 'Terms of Service', text: 'What applies when you use this website.' },
  },
  cookies: {
    seo: {
      title: `Cookie Policy – ${site.brand}`,
      description: `${site.brand} sets no cookies for visitors. What your browser keeps, and why.`,
    },
    hero: { title: 'Cookie Policy', text: 'No cookies for visitors, and what your browser keeps.' },
  },
};
