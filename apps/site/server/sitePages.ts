import type { Post } from '@agency/model/post';
import type { Project } from '@agency/model/project';
import type { Seo } from '../src/seo.ts';

type Prerender = typeof import('../src/prerender.tsx');

/** A page that is made at build time. */
export interface SitePage {
  /** Its path, encoded as in an address. */
  address: string;
  /** Its file in the built site. */
  file: string;
  title: string;
  description: string;
  /** Search engines may list it. */
  listed: boolean;
  /** Steps that lead to it from the home page, which is not among them. */
  trail: readonly { name: string; address: string }[];
  /** The table whose newest rows its script asks for when it is drawn. */
  reads?: 'blog_posts' | 'portfolio';
  /** The chunk of its route, when that is a download of its own. */
  chunk?: string;
  post?: Post;
  project?: Project;
}

/** A name that every usual file system and host can carry, with its endings. */
const LONGEST_NAME = 240;
const UNSAFE_NAME = /[\\/:*?"<>|\p{Cc}]|^\.|[. ]$/u;

/** Every page, by what was published. An item without a possible file name is left to its list's page. */
export function sitePages(
  { paths, home, about, services, portfolio, blog, contact, site, ...seo }: Prerender,
  { posts, projects }: { posts: readonly Post[]; projects: readonly Project[] },
): SitePage[] {
  const page = (address: string, file: string, { title, description }: Seo) => ({
    address,
    file,
    title,
    description,
    listed: true,
    trail: address === paths.home ? [] : [{ name: title.replace(` – ${site.brand}`, ''), address }],
  });
  const blogPage: SitePage = {
    ...page(paths.blog, 'blog.html', blog.seo),
    reads: 'blog_posts',
    chunk: 'lists',
  };
  const portfolioPage: SitePage = {
    ...page(paths.portfolio, 'portfolio.html', portfolio.seo),
    reads: 'portfolio',
    chunk: 'lists',
  };
  const below = (list: SitePage, name: string, address: string, title: string) => ({
    ...list,
    address,
    file: `${list.address.slice(1)}/${name}.html`,
    trail: [...list.trail, { name: title, address }],
  });
  const taken = new Set<string>();
  const isFree = ({ file }: SitePage) => {
    const key = file.normalize('NFC').toLowerCase();
    const free = isPossible(file.split('/').slice(1).join('/').slice(0, -5)) && !taken.has(key);
    taken.add(key);
    return free;
  };
  return [
    page(paths.home, 'index.html', home.seo),
    page(paths.about, 'about.html', about.seo),
    page(paths.services, 'services.html', services.seo),
    portfolioPage,
    blogPage,
    page(paths.contact, 'contact.html', contact.seo),
    ...posts
      .map((post): SitePage => {
        const address = paths.post(post);
        return { ...below(blogPage, post.slug, address, post.title), ...seo.seoOfPost(post), post };
      })
      .filter(isFree),
    ...projects
      .map((project): SitePage => {
        const address = paths.project(project);
        const page = below(portfolioPage, project.id, address, project.title);
        return { ...page, ...seo.seoOfProject(project), project };
      })
      .filter(isFree),
  ];
}

function isPossible(name: string): boolean {
  return name !== '' && !UNSAFE_NAME.test(name) && Buffer.byteLength(name) <= LONGEST_NAME;
}
