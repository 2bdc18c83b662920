import { createServer } from 'node:http';
import { publicMiddleware } from '../../embedded/embeddedSupabasePlugin.ts';
import { openBackend } from '../../embedded/openBackend.ts';
import { listen } from './listen.ts';

// The data API over HTTP on a folder of its own: a process forked as `serverToKill.ts <folder>` tells its port.

const answer = publicMiddleware(await openBackend({ memory: false, folder: process.argv[2] }));
const server = createServer((request, response) =>
  answer(request, response, () => response.writeHead(404).end()),
);
process.send?.(await listen(server));
