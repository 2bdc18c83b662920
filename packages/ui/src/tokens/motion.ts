/** Milliseconds. */
export const duration = { quick: 150, normal: 240, entrance: 600 } as const;

export const easing = { standard: 'cubic-bezier(0.2, 0.7, 0.2, 1)' } as const;
