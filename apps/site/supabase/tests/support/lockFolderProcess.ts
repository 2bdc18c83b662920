import { lockFolder } from '../../embedded/lockFolder.ts';

// A process beside the test's own: tries to lock each folder that it is sent.

process.on('message', (place: string) => {
  try {
    lockFolder(place);
    process.send?.('locked');
  } catch {
    process.send?.('refused');
  }
});
