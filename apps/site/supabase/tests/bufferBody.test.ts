import { expect, test } from 'vitest';
import { bufferBody, LARGEST_BODY } from '../embedded/bufferBody.ts';

test('a body above the limit is refused before all of it is read, also where it names no length', async () => {
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 65_536;
      controller.enqueue(new Uint8Array(65_536));
    },
  });
  const request = { method: 'POST', body: endless, duplex: 'half' } as RequestInit;
  expect(await bufferBody(new Request('http://localhost/', request))).toBeUndefined();
  expect(sent).toBeLessThan(LARGEST_BODY * 2);
});

test('the longest post is below the limit', () => {
  const post = { title: 'The longest', slug: 'the-longest', content: '🙂'.repeat(200_000) };
  expect(Buffer.byteLength(JSON.stringify(post))).toBeLessThan(LARGEST_BODY);
});
