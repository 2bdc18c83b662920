import { RevealProvider } from '@agency/ui/primitives/Reveal';
import { createContext, type ReactNode, use, useState } from 'react';
import { useLocation } from 'react-router-dom';

const OnFirstScreen = createContext(false);
const OnFirstLocation = createContext(false);

export interface FirstScreenProps {
  prerendered: boolean;
  children: ReactNode;
}

/** Provides whether the visitor is still on the prerendered page, whose content has been seen. */
export function FirstScreen({ prerendered, children }: FirstScreenProps) {
  const location = useLocation();
  const [initial] = useState(location);
  const atFirst = location === initial;
  const first = prerendered && atFirst;
  return (
    <OnFirstLocation value={atFirst}>
      <OnFirstScreen value={first}>
        <RevealProvider skipOnScreen={first}>{children}</RevealProvider>
      </OnFirstScreen>
    </OnFirstLocation>
  );
}

/** Whether what renders now is the prerendered page; it keeps its answer while it is mounted. */
export function useOnFirstScreen(): boolean {
  return useState(use(OnFirstScreen))[0];
}

/** Whether this is the page that the document was opened with. */
export const useOnFirstLocation = (): boolean => use(OnFirstLocation);
