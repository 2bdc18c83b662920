/** The fastest page possible on this server: HTML with one packaged font and one picture, 60 kB in all. */
export const LIMIT_PAGE = '/bench/limit';

/** The post that the server of the measurements has beside those of the seed. */
export const LONG_POST = { id: '00000000-0000-4000-8000-000000100000', characters: 100_000 };
