import { messages } from '@agency/mocks/fixtures/messages';
import { posts } from '@agency/mocks/fixtures/posts';
import { projects } from '@agency/mocks/fixtures/projects';
import { scenarios } from '@agency/mocks/scenarios';

/** Two rows of each table: how screens show many and odd ones is in their stories, and takes long to render. */
export const twoRowsEach = scenarios.ready.with({
  rows: {
    blog_posts: [posts.ordinary, posts.withoutImage],
    contact_messages: [messages.ordinary, messages.withoutMobile],
    portfolio: [projects.ordinary, projects.withoutImage],
  },
});
