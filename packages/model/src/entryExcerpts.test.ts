import { expect, test } from 'vitest';
import { excerptOf, summaryOf } from './entryExcerpts';
import { parseListedPosts, readPost } from './post';
import { parseListedProjects, readProject } from './project';

const FAMILY = '👨‍👩‍👧‍👦';
const LINK = `[jaggery](https://example.com/${'a'.repeat(500)})`;

test.each([
  ['what its card would cut from the content', FAMILY.repeat(5000), '', `${FAMILY.repeat(150)}...`],
  ['its own', 'Words.', 'Short.', 'Short.'],
  [
    'one without the marks of Markdown',
    `## Step **one**\n\n- rice\n- ${LINK} ${'x'.repeat(300)}`,
    '',
    `rice\njaggery ${'x'.repeat(137)}...`,
  ],
  [
    'the words of links that the end of the text defines',
    `See [the mill][m]. ${'x'.repeat(8000)}\n\n[m]: https://a.example`,
    '',
    `See the mill. ${'x'.repeat(136)}...`,
  ],
])('a listed post has as its excerpt %s', async (_, content, own, excerpt) => {
  const row = { id: 'p1', title: 'One', content, excerpt: own };
  expect(await parseListedPosts([row])).toMatchObject([{ ...row, excerpt }]);
  expect(excerptOf(readPost(row))).toBe(excerpt);
});

test.each([
  [
    'the beginning of a long description',
    `${FAMILY.repeat(10)} ${'x'.repeat(5000)}`,
    `${FAMILY.repeat(10)} ${'x'.repeat(289)}...`,
  ],
  ['a short one as a whole', 'A mill.', 'A mill.'],
  ['its first paragraph without marks', 'A **mill**.\n\n# What\n\n> Rice', 'A mill.'],
])('a listed project has %s', async (_, description, summary) => {
  const row = { id: 'p2', title: 'Two', description };
  expect(await parseListedProjects([row])).toMatchObject([{ ...row, summary }]);
  expect(summaryOf(readProject(row))).toBe(summary);
});
