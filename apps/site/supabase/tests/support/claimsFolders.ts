import { claimFolder } from '../../claimFolder.ts';

// Claims every place that it is sent, and answers whether it has it.

process.on('message', (place: string) => {
  try {
    claimFolder(place);
    process.send?.('claimed');
  } catch {
    process.send?.('refused');
  }
});
