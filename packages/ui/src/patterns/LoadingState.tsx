import { Kolam } from '../primitives/Kolam';
import { Text } from '../primitives/Text';
import { box, drawing } from './EmptyState.css';

export interface LoadingStateProps {
  text: string;
}

/** Something is on its way; said once to those who listen. */
export function LoadingState({ text }: LoadingStateProps) {
  return (
    <div className={box} role="status">
      <Kolam seed="loading" columns={5} draw className={drawing} />
      <Text tone="muted">{text}</Text>
    </div>
  );
}
