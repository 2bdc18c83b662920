import type { Post } from '@agency/model/post';
import { parseTimestamp } from '@agency/model/text/parseTimestamp';
import type { Graph, Thing } from 'schema-dts';
import { home } from '../src/content/home.ts';
import { services } from '../src/content/services.ts';
import { site, siteMetadata } from '../src/content/site.ts';
import { absolute, paths } from '../src/lib/paths.ts';
import { LANGUAGE } from './language.ts';
import type { IndexablePage } from './sitePages.ts';

/** The page's JSON-LD, in schema.org's vocabulary. @param card absolute URL of the page's social card */
export function structuredData(page: IndexablePage, card: string): Graph {
  const root = absolute(paths.home);
  const agencyId = `${root}#agency`;
  const { street, town, region, postalCode, country } = siteMetadata.address;
  const profiles = site.social.flatMap(({ href }) => (href === undefined ? [] : [href]));

  const things: (Thing | undefined)[] = [
    {
      '@type': 'ProfessionalService',
      '@id': agencyId,
      name: site.brand,
      description: home.seo.description,
      url: root,
      image: card,
      telephone: site.phone,
      email: site.email,
      address: {
        '@type': 'PostalAddress',
        ...(street && { streetAddress: street }),
        addressLocality: town,
        ...(region && { addressRegion: region }),
        postalCode,
        addressCountry: country,
      },
      geo: { '@type': 'GeoCoordinates', ...site.position },
      ...(profiles.length > 0 && { sameAs: profiles }),
    },
    {
      '@type': 'WebSite',
      '@id': `${root}#website`,
      name: site.brand,
      url: root,
      inLanguage: LANGUAGE,
      publisher: { '@id': agencyId },
    },
    breadcrumbs(page),
    itemOf(page, card, agencyId),
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': things.filter((thing) => thing !== undefined),
  };
}

function breadcrumbs({ trail }: IndexablePage): Thing | undefined {
  if (trail.length === 0) return undefined;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', url: paths.home }, ...trail].map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(url),
    })),
  };
}

function itemOf(
  { post, project, url: path, description }: IndexablePage,
  card: string,
  agencyId: string,
): Thing | undefined {
  const url = absolute(path);
  if (path === paths.services) {
    return {
      '@type': 'FAQPage',
      '@id': `${url}#questions`,
      mainEntity: services.questions.points.map(({ title, text }) => ({
        '@type': 'Question',
        name: title,
        acceptedAnswer: { '@type': 'Answer', text },
      })),
    };
  }
  if (post) {
    return {
      '@type': 'BlogPosting',
      '@id': `${url}#post`,
      headline: post.title,
      description,
      image: [...webUrls(post.image_url), card],
      keywords: post.tags,
      url,
      mainEntityOfPage: url,
      author: { '@id': agencyId },
      publisher: { '@id': agencyId },
      ...datesOf(post),
    };
  }
  if (project) {
    return {
      '@type': 'CreativeWork',
      '@id': `${url}#project`,
      name: project.title,
      description,
      genre: project.category,
      image: [...webUrls(project.thumbnail_url), card],
      keywords: project.tags,
      url,
      creator: { '@id': agencyId },
      ...datesOf(project),
    };
  }
  return undefined;
}

function datesOf({ created_at, updated_at }: Pick<Post, 'created_at' | 'updated_at'>) {
  const datePublished = parseTimestamp(created_at)?.toISOString();
  const dateModified = parseTimestamp(updated_at ?? '')?.toISOString();
  return {
    ...(datePublished && { datePublished }),
    ...(dateModified && dateModified !== datePublished && { dateModified }),
  };
}

/** A list with the URL, or an empty one for anything but an `http` or `https` URL. */
export function webUrls(text: string | null): string[] {
  const url = text === null ? null : URL.parse(text);
  return url && /^https?:$/.test(url.protocol) ? [url.href] : [];
}
