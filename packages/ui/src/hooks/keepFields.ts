const KEY = 'kept-fields';
const FIELDS = 'main :is(input:not([type="password"]), textarea)[name]';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Loads the document again, with what is typed in its fields; passwords are not kept. */
export function reloadKeepingFields(): void {
  const fields = [...document.querySelectorAll<Field>(FIELDS)];
  try {
    sessionStorage.setItem(KEY, JSON.stringify(fields.map(({ name, value }) => [name, value])));
  } catch {
    // Without storage, browsers restore fields themselves or not at all.
  }
  window.location.reload();
}

/** Fills in what `reloadKeepingFields` has kept, before the fields are hydrated. */
export function restoreFields(): void {
  try {
    const kept = new Map<string, string>(JSON.parse(sessionStorage.getItem(KEY) ?? '[]'));
    sessionStorage.removeItem(KEY);
    for (const field of document.querySelectorAll<Field>(FIELDS)) {
      field.value ||= kept.get(field.name) ?? '';
    }
  } catch {
    // Without storage, or with something else in it, nothing was kept.
  }
}
