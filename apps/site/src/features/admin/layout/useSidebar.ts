import { useState } from 'react';
import { readSidebarOpen, writeSidebarOpen } from './sidebarCookie';

export function useSidebar() {
  const [open, setOpen] = useState(readSidebarOpen);
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    writeSidebarOpen(next);
  };
  return { open, onOpenChange };
}
