import { createServer } from 'node:http';
import { openBackend } from '../../backend.ts';

// The data API over HTTP on a folder of its own: `node serverToKill.ts <folder>` prints its port.

const backend = await openBackend({ memory: false, folder: process.argv[2] });

const server = createServer(async (request, response) => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const answer = await backend.app.fetch(
    new Request(`http://localhost${request.url}`, {
      method: request.method ?? 'GET',
      headers: request.headers as Record<string, string>,
      ...(parts.length > 0 && { body: Buffer.concat(parts) }),
    }),
  );
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(address && typeof address === 'object' ? address.port : 0);
});
