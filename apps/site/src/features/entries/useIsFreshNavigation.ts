import { useIsHydrating } from '@agency/ui/hooks/useIsHydrating';
import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Whether a list was opened at its top, not at a place that was left: so in a prerendered page too. Later navigations
 * open dialogs over it.
 */
export function useIsFreshNavigation(): boolean {
  const isHydrating = useIsHydrating();
  const type = useNavigationType();
  return useState(isHydrating || typeof window === 'undefined' || type !== 'POP')[0];
}
