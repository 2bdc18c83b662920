import { SLUG_TAKEN } from '@agency/model/postForm';
import { decodedUrl } from '@agency/model/text/decodedUrl';
import { encodePath } from '../../site/server/hosting/hostingFiles.ts';
import { pages } from '../../site/src/lib/pages.ts';
import type { ContentDatabase } from './contentDatabase.ts';
import type { ContentTable } from './contentTables.ts';

/** An entry as a file or another system holds it. */
export interface Candidate {
  table: ContentTable;
  /** Names it in the report: a file, or a URL. */
  source: string;
  /** Columns to write, with an id that is the same each time. */
  row: { id: string } & Record<string, unknown>;
  /** Paths that it had elsewhere: redirects are noted, and a taken slug gets a number. */
  oldPaths?: readonly string[] | undefined;
  /** Fields that it has beside its columns; those of `row` that are no columns are found out. */
  unknown?: readonly string[];
  /** What the text lost on the way. */
  notes?: readonly string[];
}

/** How many things of a kind no import is about, such as drafts. */
export interface PassedOver {
  passedOver: string;
  count: number;
}

/** How many entries follow. */
export interface Total {
  total: number;
}

/** An entry that is not imported, and why. */
export interface LeftOut {
  source: string;
  skipped: string;
}

type Outcome = 'created' | 'updated' | 'unchanged' | 'skipped';

export interface ImportReport {
  counts: Record<Outcome, number>;
  skipped: LeftOut[];
  /** Counts by kind. */
  passedOver: Map<string, number>;
  /** Names of fields that entries don't have, which are left out. */
  unknown: Set<string>;
  notes: { source: string; note: string }[];
  /** From an old path to a new one. */
  redirects: [string, string][];
}

interface ImportOptions {
  /** By default everything is tried and nothing is stored. */
  write?: boolean;
  /** Replaces stored rows that differ; by default they are left as they are. */
  overwrite?: boolean;
  /** Called after each entry with the number so far, and that of all. */
  onProgress?: (entries: number, total: number) => void;
  /** Ends the import after the entry at hand; running it again does the rest. */
  signal?: AbortSignal;
}

/** Refusals that concern a row: a rule of its form, a constraint, a malformed value. */
const OF_THE_ROW = /^(?:22|23)/;

/**
 * Stores entries one after another, each in a transaction of its own. Rows are recognised by their
 * ids, so the same import twice changes nothing the second time.
 * @throws when the database itself fails
 */
export async function importEntries(
  store: ContentDatabase,
  candidates: Iterable<Candidate | LeftOut | PassedOver | Total>,
  { write = false, overwrite = false, onProgress, signal }: ImportOptions = {},
): Promise<ImportReport> {
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  const passedOver = new Map<string, number>();
  const report: ImportReport = {
    counts,
    skipped: [],
    passedOver,
    unknown: new Set(),
    notes: [],
    redirects: [],
  };
  const taken = new Map<string, string>();
  const columns = await writableColumns(store);
  let entries = 0;
  let total = 0;
  for (const candidate of candidates) {
    if (signal?.aborted) break;
    if ('total' in candidate) {
      total = candidate.total;
      continue;
    }
    if ('passedOver' in candidate) {
      const { passedOver: kind, count } = candidate;
      passedOver.set(kind, (passedOver.get(kind) ?? 0) + count);
      continue;
    }
    if ('skipped' in candidate) report.skipped.push(candidate);
    else {
      const { source, notes = [], table, unknown = [] } = candidate;
      const isColumn = (name: string) => columns.has(`${table.table}.${name}`);
      const row = Object.fromEntries(
        Object.entries(candidate.row).filter(([name]) => isColumn(name)),
      );
      for (const name of [...unknown, ...Object.keys(candidate.row)])
        if (!(name in row)) report.unknown.add(name);
      await store.query('begin');
      try {
        const { outcome, slug } = await storeRow(
          store,
          { ...candidate, row: { ...row, id: candidate.row.id } },
          overwrite,
          taken,
        );
        await store.query(write ? 'commit' : 'rollback');
        counts[outcome] += 1;
        report.notes.push(...notes.map((note) => ({ source, note })));
        if (slug !== undefined) addRedirects(report, candidate, slug);
      } catch (error) {
        await store.query('rollback');
        const { code = '', message } = error as Error & { code?: string };
        if (!OF_THE_ROW.test(code) && !(error instanceof Refusal)) throw error;
        report.skipped.push({ source, skipped: message });
      }
    }
    counts.skipped = report.skipped.length;
    entries += 1;
    onProgress?.(entries, total);
  }
  return report;
}

function addRedirects({ notes, redirects }: ImportReport, entry: Candidate, slug: string): void {
  for (const oldPath of entry.oldPaths ?? []) {
    // A redirect would hide the page.
    const isPage = Object.values(pages).some(
      ({ path }) => path === oldPath.replace(/(.)\/+$/, '$1'),
    );
    if (!oldPath.startsWith('/') || isPage) {
      notes.push({ source: entry.source, note: `Left out the redirect from ${oldPath}.` });
      continue;
    }
    // Encoded, so that a host takes no letter of it for a pattern.
    const [from, to] = [encodePath(decodedUrl(oldPath)), encodePath(`/blog/${slug}`)];
    if (from !== to) redirects.push([from, to]);
  }
}

class Refusal extends Error {}

/** @returns what was done, and the slug of a post */
async function storeRow(
  store: ContentDatabase,
  { table: { table }, row, oldPaths }: Candidate,
  overwrite: boolean,
  taken: Map<string, string>,
): Promise<{ outcome: Outcome; slug: string | undefined }> {
  const [stored] = await store.query<{ slug?: string }>(
    `select to_jsonb(t) ->> 'slug' as slug from public.${table} t where id = $1`,
    [row.id],
  );
  const isForeign = oldPaths !== undefined;
  const wanted = String((isForeign && stored?.slug) || row.slug);
  const isPost = table === 'blog_posts';
  const slug = isPost ? await freeSlug(store, wanted, row.id, taken, isForeign) : undefined;
  const values = slug === undefined ? row : { ...row, slug };
  const written = Object.keys(values).map((column) => `"${column}"`);
  const list = written.join(', ');
  const given = `jsonb_populate_record(null::public.${table}, $1::jsonb)`;
  const json = [JSON.stringify(values)];
  if (!stored) {
    await store.query(`insert into public.${table} (${list}) select ${list} from ${given}`, json);
    return { outcome: 'created', slug };
  }
  const pairs = (side: string) => written.map((column) => `${side}.${column}`).join(', ');
  const [same] = await store.query(
    `select from public.${table} t join ${given} g on t.id = g.id
     where (${pairs('t')}) is not distinct from (${pairs('g')})`,
    json,
  );
  if (same) return { outcome: 'unchanged', slug };
  if (!overwrite) throw new Refusal('It differs from the stored row; --overwrite replaces that.');
  await store.query(
    `update public.${table} t set (${list}) = (select ${list} from ${given}) where id = $2`,
    [...json, row.id],
  );
  return { outcome: 'updated', slug };
}

/** The columns that can be written, as `table.column`. */
async function writableColumns(store: ContentDatabase): Promise<ReadonlySet<string>> {
  const rows = await store.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and is_generated = 'NEVER'`,
  );
  return new Set(rows.map(({ name }) => name));
}

/**
 * The slug itself where no other post has it; otherwise, if it may be changed, the first free one with
 * a number. `taken` holds those of this import, which a dry run does not store.
 */
async function freeSlug(
  store: ContentDatabase,
  slug: string,
  id: string,
  taken: Map<string, string>,
  mayChange: boolean,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? slug : `${slug}-${number}`;
    const [other] = await store.query(
      'select from public.blog_posts where slug = $1 and id <> $2::uuid',
      [name, id],
    );
    if (!other && (taken.get(name) ?? id) === id) {
      taken.set(name, id);
      return name;
    }
    if (!mayChange) throw new Refusal(SLUG_TAKEN);
  }
}
