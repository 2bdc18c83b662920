import { cdp } from 'vitest/browser';

export async function emulateMedia(media: Record<string, string>) {
  const features = Object.entries(media).map(([name, value]) => ({ name, value }));
  await cdp().send('Emulation.setEmulatedMedia', { features });
}
