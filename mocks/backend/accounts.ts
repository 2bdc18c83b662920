export interface Account {
  id: string;
  email: string;
  password: string;
  /** Whether it is on the list of admins. */
  admin: boolean;
  /** Whether it has a verified second factor from the start. Default: false. */
  secondFactor?: boolean;
}

/**
 * The accounts of the seed, an admin and one that is not on the list of admins; and an admin with a
 * second factor, which only a hosted project can have.
 */
export const accounts = {
  admin: {
    id: '2b7f4c1e-6f0a-4d7b-9c55-0a1d3e5f7a01',
    email: 'admin@example.com',
    password: 'admin-password',
    admin: true,
  },
  unlisted: {
    id: 'c4d81a90-3e2b-4f66-8a17-5b9e0c2d4f02',
    email: 'visitor@example.com',
    password: 'visitor-password',
    admin: false,
  },
  secondFactor: {
    id: '7d1e0b52-9c3f-4b8a-a6d4-2f5c7e9b1d03',
    email: 'careful@example.com',
    password: 'careful-password',
    admin: true,
    secondFactor: true,
  },
} as const satisfies Record<string, Account>;
