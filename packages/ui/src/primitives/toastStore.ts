/** What a notification offers besides: another page, or something that is done at once. */
export type ToastAction = { label: string } & ({ href: string } | { onClick: () => void });

export interface ToastData {
  id: number;
  tone: 'success' | 'error';
  heading: string;
  text: string;
  /** Default: none. */
  action?: ToastAction | undefined;
}

let toasts: readonly ToastData[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly ToastData[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** The notifications of the application, oldest first: any code may add one, also before they are shown. */
export const toastStore = {
  add(toast: Omit<ToastData, 'id'>): void {
    lastId += 1;
    change([...toasts, { ...toast, id: lastId }]);
  },
  remove: (id: number): void => change(toasts.filter((toast) => toast.id !== id)),
  clear: (): void => change([]),
  all: (): readonly ToastData[] => toasts,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
