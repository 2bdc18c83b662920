/** A number as a person reads it, such as 10,000. */
export const formatNumber = (value: number): string => value.toLocaleString('en');
