import { claimFolder } from '../../claimFolder.ts';

// A process beside the test's own: tries to lock each folder that it is sent.

process.on('message', (place: string) => {
  try {
    claimFolder(place);
    process.send?.('claimed');
  } catch {
    process.send?.('refused');
  }
});
