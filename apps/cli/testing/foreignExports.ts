/** What the posts of these exports say, beside their number. */
const HTML = (number: number) => `<!-- wp:paragraph -->
<p>தமிழ் மற்றும் <strong>English</strong>, post ${number} 🎉</p>
<h2>A heading</h2>
<ul><li>One</li><li>Two w<em>i</em>th <a href="/about">a link</a></li></ul>
<p><img src="/wp-content/uploads/${number}.jpg" alt="படம்"></p>
<p><a href="javascript:alert(1)">not a link</a> [gallery ids="1,2"]</p>`;

/** Every tenth is a draft, and every post has the title of another one. */
const isDraft = (number: number) => number % 10 === 9;
const titleOf = (number: number) => `பதிவு எண் ${Math.floor(number / 2)}`;
const date = (number: number) => new Date(Date.UTC(2020, 0, 1 + number, 12)).toISOString();

/** A WordPress export: posts, one page, and a picture for each post. */
export function wordPressExport(posts: number): string {
  const items = Array.from({ length: posts }, (_, number) => {
    const stamp = date(number).slice(0, 19).replace('T', ' ');
    return `<item>
      <title><![CDATA[${titleOf(number)}]]></title>
      <link>https://old.example/2020/${number}/</link>
      <guid isPermaLink="false">https://old.example/?p=${number}</guid>
      <content:encoded><![CDATA[${HTML(number)}]]></content:encoded>
      <excerpt:encoded><![CDATA[]]></excerpt:encoded>
      <wp:post_id>${number}</wp:post_id>
      <wp:post_date_gmt>${stamp}</wp:post_date_gmt>
      <wp:post_modified_gmt>${stamp}</wp:post_modified_gmt>
      <wp:post_name>${encodeURIComponent('பதிவு')}-${number % 3 ? number : 0}</wp:post_name>
      <wp:status>${isDraft(number) ? 'draft' : 'publish'}</wp:status>
      <wp:post_type>post</wp:post_type>
      <category domain="category" nicename="news"><![CDATA[News & views]]></category>
      <category domain="post_tag" nicename="t"><![CDATA[தமிழ்]]></category>
      <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>${100_000 + number}</wp:meta_value></wp:postmeta>
    </item>
    <item>
      <title>picture</title><link>https://old.example/picture/${number}</link>
      <wp:post_id>${100_000 + number}</wp:post_id><wp:post_type>attachment</wp:post_type>
      <wp:status>inherit</wp:status>
      <wp:attachment_url>https://old.example/wp-content/uploads/${number}-big.jpg</wp:attachment_url>
    </item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="c" xmlns:excerpt="e" xmlns:wp="w"><channel>
  <title>Old</title><wp:base_blog_url>https://old.example</wp:base_blog_url>
  ${items.join('\n')}
  <item><title>About</title><link>https://old.example/about/</link>
    <wp:post_type>page</wp:post_type><wp:status>publish</wp:status></item>
</channel></rss>`;
}

/** A Ghost export: posts and one page; tags stand below them. */
export function ghostExport(posts: number): string {
  const rows = Array.from({ length: posts }, (_, number) => ({
    id: `p${number}`,
    uuid: `uuid-${number}`,
    slug: `post-${number}`,
    type: 'post',
    title: titleOf(number),
    html: HTML(number),
    status: isDraft(number) ? 'draft' : 'published',
    visibility: 'public',
    feature_image: `__GHOST_URL__/content/images/${number}.jpg`,
    published_at: date(number),
    updated_at: date(number),
    custom_excerpt: 'Brackets ] } and "quotes" in an excerpt',
  }));
  const page = { id: 'page', title: 'About', slug: 'about', type: 'page', status: 'published' };
  const tags = ['தமிழ்', '#hidden'].map((name, id) => ({ id, name }));
  const posts_tags = rows.flatMap(({ id: post_id }) => [
    { post_id, tag_id: 1, sort_order: 1 },
    { post_id, tag_id: 0, sort_order: 0 },
  ]);
  const data = { posts: [...rows, page], posts_tags, tags };
  return JSON.stringify({ db: [{ meta: { version: '5.80.0' }, data }] });
}
