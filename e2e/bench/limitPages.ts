import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * The fastest pages possible on this server: `bare` loads nothing, `font` loads one packaged font
 * and one picture, 60 kB in all.
 */
export const LIMITS = { bare: '/bench/bare', font: '/bench/font' } as const;

/** Serves the limit pages beside the pages of the built site. */
export function limitPages(): Plugin {
  return {
    name: 'limit-pages',
    configurePreviewServer(server) {
      const { root, build } = server.config;
      const pages = new Map([
        [LIMITS.bare, barePage()],
        [LIMITS.font, fontPage(join(root, build.outDir))],
      ]);
      server.middlewares.use((request, response, next) => {
        const page = pages.get(request.url as (typeof LIMITS)['bare']);
        if (page === undefined) return next();
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(page);
      });
    },
  };
}

const barePage = () => document({ head: '', family: 'sans-serif', picture: '' });

function fontPage(dist: string): string {
  const font = readdirSync(join(dist, 'assets')).find((file) =>
    /^anek-latin-latin-wght.*woff2$/.test(file),
  );
  const address = `/assets/${font}`;
  return document({
    head: `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin>`,
    family: 'Anek, sans-serif',
    picture: `<img src="/demo/wedding-hall.avif" alt="A wedding hall" width="640" height="360">`,
    face: `@font-face{font-family:Anek;src:url("${address}") format("woff2-variations");font-display:swap;font-weight:100 800}`,
  });
}

interface Parts {
  head: string;
  family: string;
  picture: string;
  face?: string;
}

function document({ head, family, picture, face = '' }: Parts): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>The limit</title><meta name="description" content="As fast as a page can be.">${head}<style>${face}body{margin:2rem;font:1rem/1.6 ${family}}h1{font-size:2.5rem;line-height:1.1}img{max-width:100%;height:auto}</style></head><body><main><h1>Your Growth Partner – Uplift</h1><p>Websites | Marketing | AI Automation</p>${picture}</main></body></html>`;
}
