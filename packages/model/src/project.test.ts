import { expect, test } from 'vitest';
import { categoriesOf, parseProjects } from './project';

const inCategories = (...categories: string[]) =>
  parseProjects(categories.map((category, index) => ({ id: `${index}`, category })));

test.each([
  ['no project', [], []],
  ['one of each', ['Websites', 'Marketing'], ['Websites', 'Marketing']],
  ['several of one', ['Shops', 'Websites', 'Shops', 'Websites'], ['Shops', 'Websites']],
  ['spellings that differ', ['web', 'Web', 'web '], ['web', 'Web', 'web ']],
  ['one that is called All', ['All', 'Shops'], ['All', 'Shops']],
])('the categories of %s, each once and in order', (_, categories, distinct) => {
  expect(categoriesOf(inCategories(...categories))).toEqual(distinct);
});
