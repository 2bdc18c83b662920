export const TABLES = ['contact_messages', 'blog_posts', 'portfolio'] as const;
export type TableName = (typeof TABLES)[number];

/** Each of another sender: the same words of the same one would be stored once. */
export const newMessage = () => ({
  name: 'Anbu',
  email: `${crypto.randomUUID()}@example.com`,
  message: 'Please ring me tomorrow.',
});

const samples = {
  contact_messages: newMessage,
  blog_posts: () => ({
    title: 'A new title',
    slug: crypto.randomUUID() as string,
    content: 'Some words. '.repeat(6),
    tags: ['One'],
  }),
  portfolio: () => ({
    title: 'New project',
    category: 'Websites',
    description: 'A shop in the town.',
  }),
} satisfies Record<TableName, () => object>;

/** A row that satisfies every rule of its table. */
export const sampleOf = (table: TableName) => samples[table]();

/** The insert of a request with these rows, as PostgREST words it, and its value. */
export function insertOf(table: string, rows: readonly object[]): [string, string[]] {
  const columns = [...new Set(rows.flatMap(Object.keys))];
  return [
    `insert into public.${table} (${columns})
     select ${columns} from jsonb_populate_recordset(null::public.${table}, $1)`,
    [JSON.stringify(rows)],
  ];
}
