import { describe, expect, test } from 'vitest';
import { firstWords, hasMarkup, plainText } from './plainText';

describe('ordinary text has no mark-up', () => {
  test.each([
    [''],
    ['The Pongal rush starts early.\n\nWrite the list on paper.'],
    ['Rain on the tiles,\n    rain on the drum,\n\n\n        and then the sun.'],
    ['1. Begin with what is certain.\n\nAnd so on, for a while.'],
    ['1. One.\n\n2. Two.\n\n3. Three.'],
    ['1. One.\n\nWords between.\n\n2. Two.'],
    ['1947. The mill opened.\n1948. It burned down.'],
    ['It is 5 * 3 * 2 metres, or 5*3*2.'],
    ['Free delivery*\n*within Valangaiman'],
    ['The file is price_list_final.csv, by _someone.'],
    ['Name: ____ Date: __'],
    ['₹5,000 - ₹10,000\nor ₹12,000 – ₹15,000'],
    ['With regards\n- Kumar'],
    ['- Kumar\n\nSome words.\n\n- Selvi'],
    ['#pongal #shops'],
    ['We are #1 in town.'],
    ['5 > 3 and 2 < 4\n>>> said the machine'.replace('>>> ', '')],
    ['See [1] and (2), or [the list] (below).'],
    ['<b>Bold</b> <img src="x" onerror="alert(1)"> & <script>alert(2)</script>'],
    ['The key ` is on the left.'],
    ['ஊரில் எல்லோருக்கும் உங்கள் கடையைத் தெரியும். பிறகு எதற்கு இணையதளம்?'],
    ['👨‍👩‍👧‍👦 🌾 5️⃣ *️⃣ #️⃣'],
    ['/rate: today’s rate\n/way: a map location'],
    ['One -- two --- three'],
  ])('%j', (text) => {
    expect(hasMarkup(text)).toBe(false);
    expect(plainText(text)).toBe(text);
  });
});

describe('Markdown', () => {
  test.each([
    ['a heading', 'Words.\n\n## Step one', 'Words.\n\nStep one'],
    ['a heading above a text', '## Step one\n\nWords.', 'Step one\n\nWords.'],
    ['a heading that is a question', '## Why? ##\nWords.', 'Why?\n\nWords.'],
    ['a heading in Tamil above a text', '# முதல் படி\nபிறகு', 'முதல் படி\n\nபிறகு'],
    ['bold', 'It is **quite** sure.', 'It is quite sure.'],
    ['bold in Tamil', 'இது **முக்கியம்**.', 'இது முக்கியம்.'],
    ['italics', 'It is *quite* sure, _really_.', 'It is quite sure, really.'],
    ['bold within which something is italic', '**all of *it* now**', 'all of it now'],
    ['a list', '- rice\n- jaggery', 'rice\njaggery'],
    ['a list with blank lines', '* rice\n\n* jaggery', 'rice\njaggery'],
    ['a list of long items', '- rice\n  from the mill\n- jaggery', 'rice\nfrom the mill\njaggery'],
    ['a numbered list', '1. rice\n2. jaggery', '1. rice\n2. jaggery'],
    ['a quote', '> Ring him.', 'Ring him.'],
    ['a rule', 'One\n\n---\n\nTwo', 'One\n\nTwo'],
    ['code', 'Type `/rate` now.', 'Type /rate now.'],
    ['a block of code', '```\nlet a = 1;\n```', 'let a = 1;'],
    ['a link', 'See [the list](https://example.com/a_(b) "Title").', 'See the list.'],
    [
      'a picture',
      'See\n\n![A hall](/demo/hall.avif "The hall")\n\nthis.',
      'See\n\nThe hall\n\nthis.',
    ],
    ['a linked address', 'See <https://example.com>.', 'See https://example.com.'],
    ['an escaped mark', '**a** \\* b', 'a * b'],
  ])('%s is recognised, and its words are left', (_, text, words) => {
    expect(hasMarkup(text)).toBe(true);
    expect(plainText(text)).toBe(words);
  });
});

test.each([
  [
    'the first paragraph',
    'A mill, with\ntoday’s rate.\n\n## The situation\n\nOrders.',
    'A mill, with\ntoday’s rate.',
  ],
  ['that of prose', 'Rain on the tiles.\n\nAnd sun.', 'Rain on the tiles.'],
  ['that of prose from Windows', 'Rain\r\non the tiles.\r\n\r\nAnd sun.', 'Rain\non the tiles.'],
  [
    'the text below a heading and a picture',
    '# A\n\n![b](/c.png "d")\n\n---\n\nOne *two*.',
    'One two.',
  ],
  ['a list where there is none', '## Step **one**\n\n- rice\n- jaggery\n\nWords.', 'rice\njaggery'],
  ['a heading where there is nothing else', '# Soon', 'Soon'],
])('a card shows %s', (_, text, words) => {
  expect(firstWords(text)).toBe(words);
});
