/** The post that the server of the measurements has beside those of the seed. */
export const LONG_POST = { id: '00000000-0000-4000-8000-000000100000', characters: 100_000 };
