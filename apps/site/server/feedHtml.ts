import type { Block, Inline, MarkdownTable } from '@agency/model/markdown/markdownNodes';
import { parseMarkdown } from '@agency/model/markdown/parseMarkdown';
import { escapeMarkup } from '@agency/model/text/escapeMarkup';
import { absolute } from '../src/lib/paths.ts';

/** Level of a text's highest headings: readers show its title above it. */
const HIGHEST_HEADING = 2;

/** @param page absolute URL of the entry, for links to its headings */
export function feedHtml(text: string, page: string): string {
  const blocks = parseMarkdown(text);
  return blocks ? blocks.map((block) => blockHtml(block, page)).join('') : paragraphs(text);
}

/** Plain text as HTML: a blank line begins a paragraph, a single line break stays one. */
export function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => `<p>${lines(part)}</p>`)
    .join('');
}

function blockHtml(block: Block, page: string): string {
  const inside = (blocks: readonly Block[]) => blocks.map((it) => blockHtml(it, page)).join('');
  switch (block.type) {
    case 'heading': {
      const name = `h${Math.min(HIGHEST_HEADING - 1 + block.level, 6)}`;
      return `<${name} id="${escapeMarkup(block.id)}">${lineHtml(block.children, page)}</${name}>`;
    }
    case 'paragraph':
      return `<p>${lineHtml(block.children, page)}</p>`;
    case 'list': {
      const name = block.start === undefined ? 'ul' : 'ol';
      const start = (block.start ?? 1) === 1 ? '' : ` start="${block.start}"`;
      const items = block.items.map((item) => `<li>${inside(item)}</li>`).join('');
      return `<${name}${start}>${items}</${name}>`;
    }
    case 'quote':
      return `<blockquote>${inside(block.children)}</blockquote>`;
    case 'code':
      return `<pre><code>${escapeMarkup(block.text)}</code></pre>`;
    case 'figure': {
      const src = escapeMarkup(urlIn(page, block.src));
      const caption = block.caption && `<figcaption>${escapeMarkup(block.caption)}</figcaption>`;
      const picture = `<img src="${src}" alt="${escapeMarkup(block.alt)}">`;
      const linked =
        block.href === undefined ? picture : `<a href="${hrefIn(page, block.href)}">${picture}</a>`;
      return `<figure>${linked}${caption ?? ''}</figure>`;
    }
    case 'table':
      return tableHtml(block, page);
    case 'rule':
      return '<hr>';
  }
}

function tableHtml({ align, rows: [head = [], ...body] }: MarkdownTable, page: string): string {
  const row = (name: string) => (cells: readonly Inline[][]) => {
    const each = cells.map((cell, index) => {
      const side = align[index] ? ` align="${align[index]}"` : '';
      return `<${name}${side}>${lineHtml(cell, page)}</${name}>`;
    });
    return `<tr>${each.join('')}</tr>`;
  };
  const rows = body.map(row('td')).join('');
  return `<table><thead>${row('th')(head)}</thead>${rows && `<tbody>${rows}</tbody>`}</table>`;
}

function lineHtml(parts: readonly Inline[], page: string): string {
  return parts
    .map((part) => {
      switch (part.type) {
        case 'text':
          return lines(part.text);
        case 'code':
          return `<code>${escapeMarkup(part.text)}</code>`;
        case 'link': {
          return `<a href="${hrefIn(page, part.href)}">${lineHtml(part.children, page)}</a>`;
        }
        default:
          return `<${part.type}>${lineHtml(part.children, page)}</${part.type}>`;
      }
    })
    .join('');
}

const lines = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>');

const hrefIn = (page: string, url: string) => escapeMarkup(urlIn(page, url));

/** Absolute, because feed readers show the text on another site. */
function urlIn(page: string, url: string): string {
  if (url.startsWith('/')) return absolute(url);
  return /^[#?]/.test(url) ? page + url : url;
}
