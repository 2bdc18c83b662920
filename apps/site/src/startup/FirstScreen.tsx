import { RevealProvider } from '@agency/ui/primitives/Reveal';
import { createContext, type ReactNode, use, useState } from 'react';
import { useLocation } from 'react-router-dom';

const OnFirstScreen = createContext(false);

export interface FirstScreenProps {
  /** The page's markup was there before the application. */
  prerendered: boolean;
  children: ReactNode;
}

/** Knows whether the visitor is still on the page that was prerendered, and has seen its content. */
export function FirstScreen({ prerendered, children }: FirstScreenProps) {
  const location = useLocation();
  const [initial] = useState(location);
  const first = prerendered && location === initial;
  return (
    <OnFirstScreen value={first}>
      <RevealProvider skipOnScreen={first}>{children}</RevealProvider>
    </OnFirstScreen>
  );
}

/** Whether what renders now is the prerendered page; it keeps its answer while it is mounted. */
export function useOnFirstScreen(): boolean {
  return useState(use(OnFirstScreen))[0];
}
