import { rewriteOf } from '../server/hosting/rewrites.ts';

interface Env {
  /** The files of the built site, with the rules of `_headers`. */
  ASSETS: { fetch(request: Request): Promise<Response> };
}

/** Cloudflare calls it only for paths that are no file and have not moved. */
export default {
  async fetch(request: Request, { ASSETS }: Env): Promise<Response> {
    const { origin, pathname } = new URL(request.url);
    const page = rewriteOf(pathname)?.replace(/\.html$/, '');
    const answer = await ASSETS.fetch(new Request(new URL(page ?? '/404', origin), request));
    if (page !== undefined) return answer;
    return new Response(answer.body, { status: 404, headers: answer.headers });
  },
};
