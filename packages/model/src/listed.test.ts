import { describe, expect, test } from 'vitest';
import { excerptOf, summaryOf, toListedPost, toListedProject } from './listed';
import type { Post } from './post';
import type { Project } from './project';

const post = {
  id: 'p1',
  slug: 'one',
  title: 'One',
  content: '👨‍👩‍👧‍👦'.repeat(5000),
  excerpt: null,
  tags: ['A'],
  image_url: null,
  created_at: '2026-11-20T22:08:26+00:00',
} as Post;
const project = {
  id: 'p2',
  title: 'Two',
  category: 'Web',
  description: `${'👨‍👩‍👧‍👦'.repeat(10)} ${'x'.repeat(5000)}`,
  tags: [],
  thumbnail_url: null,
  created_at: '2026-11-20T22:08:26+00:00',
} as Project;

describe('a listed post', () => {
  test('has no content and the excerpt that its card would cut from it', () => {
    const listed = toListedPost(post);
    expect(listed).not.toHaveProperty('content');
    expect(listed.excerpt).toBe(excerptOf(post));
    expect(listed.excerpt).toBe(`${'👨‍👩‍👧‍👦'.repeat(150)}...`);
    expect(excerptOf(listed)).toBe(excerptOf(post));
  });

  test('keeps an excerpt of its own', () => {
    expect(toListedPost({ ...post, excerpt: 'Short.' }).excerpt).toBe('Short.');
  });

  test('has an excerpt without the marks of Markdown', () => {
    const content = `## Step **one**\n\n- rice\n- [jaggery](https://example.com/${'a'.repeat(500)}) ${'x'.repeat(300)}`;
    const { excerpt } = toListedPost({ ...post, content });
    expect(excerpt).toMatch(/^Step one\n\nrice\njaggery x+\.\.\.$/);
    expect(excerpt).toHaveLength(153);
  });
});

describe('a listed project', () => {
  test('has the beginning of its description in place of it', () => {
    const listed = toListedProject(project);
    expect(listed).not.toHaveProperty('description');
    expect(summaryOf(listed)).toBe(summaryOf(project));
    expect(summaryOf(listed).startsWith('👨‍👩‍👧‍👦'.repeat(10))).toBe(true);
    expect(summaryOf(listed).length).toBeLessThan(500);
  });

  test('keeps a short description whole', () => {
    expect(summaryOf({ ...project, description: 'A mill.' })).toBe('A mill.');
  });

  test('is described without the marks of Markdown', () => {
    expect(summaryOf({ ...project, description: 'A **mill**.\n\n# What\n\n> Rice' })).toBe(
      'A mill.\n\nWhat:\n\nRice',
    );
  });
});
