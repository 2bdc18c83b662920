// @vitest-environment happy-dom
import { posts } from '@agency/mocks/fixtures/posts';
import { translatePage } from '@agency/stories/translatePage';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { MessagesToolbar } from './admin/MessagesToolbar';
import { PanelLinks } from './admin/PanelLinks';
import { PostMeta } from './patterns/PostMeta';
import { Highlighted } from './primitives/Highlighted';
import { Link } from './primitives/Link';
import { EntryPager } from './sections/EntryPager';

const HREF = '/blog';
const noop = () => {};
const { content, ...rest } = posts.ordinary;

const found = (...words: string[]) => <Highlighted text="Pongal page by December" terms={words} />;
const link = (children: ReactNode) => <Link href={HREF}>{children}</Link>;
const meta = (text: { content?: string }) => (
  <PostMeta post={{ ...rest, updated_at: '2026-12-24T10:00:00+05:30', ...text }} />
);
const pager = (title: string) => (
  <EntryPager
    labels={{ pager: 'More', next: 'Read next', previous: 'Previous', all: 'All' }}
    listHref={HREF}
    next={{ id: title, href: HREF, title, picture: null }}
  />
);
const sidebar = (named: boolean, count: number) => (
  <PanelLinks
    sections={[{ href: HREF, label: 'Posts', icon: 'mail', count }]}
    currentHref={HREF}
    named={named}
    onFollow={noop}
  />
);
const tools = (exported?: { done: number; total: number }) => (
  <MessagesToolbar
    query=""
    onQueryChange={noop}
    found={undefined}
    exported={exported}
    onExport={noop}
    onCancelExport={noop}
  />
);

test.each<[string, ReactElement, ReactElement]>([
  ['a search letter by letter', found('p'), found('po', 'dec')],
  ['a link whose text is marked', link('Pongal'), link(found('p'))],
  ['a post whose text arrives', meta({}), meta({ content })],
  ['the next entry', pager('Six replies'), pager('Three prices')],
  ['the folded sidebar', sidebar(true, 0), sidebar(false, 2)],
  ['an export', tools(), tools({ done: 1, total: 2 })],
])('%s reads the same on a translated page', (_title, before, after) => {
  const { container, rerender } = render(before);
  onTestFinished(translatePage());
  rerender(after);
  expect(container.textContent).toBe(render(after).container.textContent);
});
