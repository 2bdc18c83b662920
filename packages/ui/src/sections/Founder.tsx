import { Heading } from '../primitives/Heading';
import { Motif } from '../primitives/Motif';
import { Reveal } from '../primitives/Reveal';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { Band } from './Band';
import { avatar, drawing, initial, layout } from './Founder.css';

export interface FounderProps {
  title: string;
  name: string;
  bio: string;
  /** Seconds until it enters. */
  delay: number;
}

/** The founder's name and bio beside the initial letter in a motif. */
export function Founder({ title, name, bio, delay }: FounderProps) {
  return (
    <Band surface="sunken">
      <Reveal delay={delay} className={layout}>
        <div className={avatar} aria-hidden="true">
          <Motif seed={name} columns={9} className={drawing} />
          <span className={initial}>{/\p{L}\p{M}*/u.exec(name)?.[0]}</span>
        </div>
        <Stack gap="small">
          <Heading level={2} size="title">
            {title}
          </Heading>
          <Heading level={3}>{name}</Heading>
          <Text measured>{bio}</Text>
        </Stack>
      </Reveal>
    </Band>
  );
}
