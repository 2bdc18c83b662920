import { useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { useOnFirstScreen } from '#lib/hydration/FirstScreen';

/** Whether a list was opened at its top, not at a place that was left. Later navigations open dialogs over it. */
export function useOpensAtTop(): boolean {
  const onFirstScreen = useOnFirstScreen();
  const type = useNavigationType();
  return useState(onFirstScreen || type !== 'POP')[0];
}
