import type { Element } from 'hast';
import { decodedUrl } from '../text/decodedUrl.ts';
import { parseUrl } from '../text/parseUrl.ts';

/** What is embedded from these hosts, in words. */
const EMBEDS: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be)$/, 'Video on YouTube'],
  [/(?:^|\.)vimeo\.com$/, 'Video on Vimeo'],
  [/(?:^|\.)(?:dailymotion\.com|dai\.ly)$/, 'Video on Dailymotion'],
  [/(?:^|\.)videopress\.com$/, 'Video on VideoPress'],
  [/(?:^|\.)wordpress\.tv$/, 'Video on WordPress.tv'],
  [/(?:^|\.)ted\.com$/, 'Talk on TED'],
  [/(?:^|\.)tiktok\.com$/, 'Video on TikTok'],
  [/(?:^|\.)(?:twitter|x)\.com$/, 'Post on X'],
  [/(?:^|\.)instagram\.com$/, 'Post on Instagram'],
  [/(?:^|\.)facebook\.com$/, 'Post on Facebook'],
  [/(?:^|\.)soundcloud\.com$/, 'Audio on SoundCloud'],
  [/(?:^|\.)spotify\.com$/, 'Audio on Spotify'],
  [/(?:^|\.)codepen\.io$/, 'Example on CodePen'],
  [/(?:^|\.)flickr\.com$/, 'Pictures on Flickr'],
];

/** The address at which a visitor sees what players embed. */
const pageOf = (url: string): string =>
  url
    .replace(
      /^(https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{6,})(?:\?.*)?$/,
      'https://www.youtube.com/watch?v=$2',
    )
    .replace(/^(https?:)?\/\/player\.vimeo\.com\/video\/(\d+)(?:\?.*)?$/, 'https://vimeo.com/$2');

/** What a known service shows at this URL, in words. */
export function embedWords(url: string): string | undefined {
  const host = parseUrl(url, 'https://a.invalid')?.hostname ?? '';
  return EMBEDS.find(([hosts]) => hosts.test(host))?.[1];
}

/** A link in place of what is embedded. @param words default: what is there, the file's name or the host */
export function linkForEmbed(url: string, words?: string): Element {
  const { hostname = '', pathname = '' } = parseUrl(url, 'https://a.invalid') ?? {};
  const file = /[^/]+\.\w{2,4}$/.exec(pathname)?.[0];
  const value =
    words?.trim() ||
    embedWords(url) ||
    (file && decodedUrl(file)) ||
    hostname.replace(/^www\./, '');
  return {
    type: 'element',
    tagName: 'a',
    properties: { href: pageOf(url) },
    children: [{ type: 'text', value }],
  };
}
