/** Whether every column to be written has that value in the row already. */
export function rowHas(row: object, columns: object): boolean {
  const stored = new Map(Object.entries(row));
  return Object.entries(columns).every(
    ([column, value]) => JSON.stringify(stored.get(column)) === JSON.stringify(value),
  );
}
