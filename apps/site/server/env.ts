import { readdirSync } from 'node:fs';
import { parseUrl } from '@agency/model/text/parseUrl';
import * as z from 'zod';
import { LOCAL_SITE } from '../src/lib/paths.ts';

/** An empty variable is an absent one. */
const given = <Type extends z.ZodType>(type: Type) =>
  z.preprocess((value) => value || undefined, z.optional(type));

const must = (name: string, what: string) => ({
  error: ({ input }: { input?: unknown }) => `${name} must be ${what}, not "${input}".`,
});

const variables = z.object({
  VITE_SITE_URL: given(
    z
      .string()
      .refine(
        (text) => isHttpUrl(text) && parseUrl(text)?.pathname === '/',
        must('VITE_SITE_URL', 'an http or https origin like https://www.example.com'),
      ),
  ),
  VITE_SUPABASE_URL: given(
    z
      .string()
      .refine(
        isHttpUrl,
        must('VITE_SUPABASE_URL', 'an http or https address like https://project.supabase.co'),
      ),
  ),
  VITE_SUPABASE_ANON_KEY: given(
    z
      .string()
      .regex(/^[\w.-]+$/, {
        error: 'VITE_SUPABASE_ANON_KEY must be a key: letters, digits, ".", "_" and "-" only.',
        abort: true,
      })
      .refine((key) => !isSecret(key), {
        error:
          'VITE_SUPABASE_ANON_KEY is a secret key. Everyone can read it in the page: use the publishable one.',
      }),
  ),
  VITE_CAPTCHA_PROVIDER: given(
    z.enum(['turnstile', 'hcaptcha'], must('VITE_CAPTCHA_PROVIDER', '"turnstile" or "hcaptcha"')),
  ),
  VITE_CAPTCHA_SITE_KEY: given(
    z.string().regex(/^[\w-]+$/, {
      error: 'VITE_CAPTCHA_SITE_KEY must be a key: letters, digits, "_" and "-" only.',
    }),
  ),
  VITE_COUNTS_PROVIDER: given(z.literal('plausible', must('VITE_COUNTS_PROVIDER', '"plausible"'))),
  VITE_COUNTS_URL: given(
    z
      .string()
      .refine(
        (text) => parseUrl(text)?.protocol === 'https:',
        must('VITE_COUNTS_URL', 'an https address like https://counts.example.com/api/event'),
      ),
  ),
  PORT: given(
    z
      .string()
      .refine(
        (text) => /^\d+$/.test(text) && Number(text) > 0 && Number(text) < 65_536,
        must('PORT', 'a whole number from 1 to 65535'),
      )
      .transform(Number),
  ),
  SUPABASE_DB: given(z.literal('memory', must('SUPABASE_DB', '"memory" or absent'))),
});

/** Variables that need another one. */
const PAIRS = [
  ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY'],
  ['VITE_CAPTCHA_PROVIDER', 'VITE_CAPTCHA_SITE_KEY'],
  ['VITE_CAPTCHA_SITE_KEY', 'VITE_CAPTCHA_PROVIDER'],
  ['VITE_COUNTS_PROVIDER', 'VITE_COUNTS_URL'],
  ['VITE_COUNTS_URL', 'VITE_COUNTS_PROVIDER'],
] as const;

const environment = variables
  .superRefine((env, context) => {
    for (const [one, other] of PAIRS) {
      if (env[one] && !env[other]) context.addIssue(`${other} must be set when ${one} is.`);
    }
  })
  .transform((env) => ({
    /** The origin under which visitors know the site, as canonical URLs and feeds name it. */
    site: new URL(env.VITE_SITE_URL ?? LOCAL_SITE).origin,
    /** URL of the Supabase project; absent: the page's own origin. */
    backend: env.VITE_SUPABASE_URL,
    /** The project's publishable (anonymous) key. */
    key: env.VITE_SUPABASE_ANON_KEY,
    /** Of the sign-in. */
    captcha: env.VITE_CAPTCHA_PROVIDER && {
      provider: env.VITE_CAPTCHA_PROVIDER,
      siteKey: env.VITE_CAPTCHA_SITE_KEY ?? '',
    },
    /** URL that page views are sent to; absent: they are not counted. */
    analytics: env.VITE_COUNTS_URL,
    /** Absent: each server's own. */
    port: env.PORT,
    /** Whether to serve a seeded database that ends with the server. */
    memory: env.SUPABASE_DB !== undefined,
  }));

export type Env = z.output<typeof environment>;
export type Variables = Readonly<Record<string, string | undefined>>;

/**
 * What the site is built and served with.
 * @throws Error with a line for each variable that is malformed, or missing beside another
 */
export function parseEnv(raw: Variables): Env {
  const { data, error } = environment.safeParse(raw);
  if (!data) throw new Error(error.issues.map(({ message }) => message).join('\n'));
  return data;
}

function isHttpUrl(text: string): boolean {
  const url = parseUrl(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '';
}

/** Secret keys name themselves; the older ones do it in the payload of a JWT. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_secret_')) return true;
  const payload = Buffer.from(key.split('.')[1] ?? '', 'base64url').toString('latin1');
  return /"role"\s*:\s*"service_role"/.test(payload);
}

/** A warning about `.env` files in the repository's root, where nothing reads them. */
export function strayEnv(root: string): string | undefined {
  const files = readdirSync(root).filter((name) => /^\.env(?:\.|$)/.test(name));
  if (files.length === 0) return undefined;
  return `Not read: ${files.join(', ')} in the root. The site's variables belong in apps/site/.env.local.`;
}
