import { Heading } from '../primitives/Heading';
import { Image } from '../primitives/Image';
import { Motif } from '../primitives/Motif';
import { Reveal } from '../primitives/Reveal';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { Band } from './Band';
import * as css from './Founder.css';

export interface FounderProps {
  title: string;
  name: string;
  bio: string;
  /** URL of a picture of them, at best a square. Default: the first letter of the name in a motif. */
  portrait?: string | undefined;
  /** Seconds until it enters. */
  delay: number;
}

/** The founder's name and bio beside a portrait. */
export function Founder({ title, name, bio, portrait, delay }: FounderProps) {
  return (
    <Band surface="sunken">
      <Reveal delay={delay} className={css.layout}>
        {portrait ? (
          <Image src={portrait} alt={name} seed={name} className={css.portrait} />
        ) : (
          <div className={css.avatar} aria-hidden="true">
            <Motif seed={name} columns={9} className={css.drawing} />
            <span className={css.initial}>{/\p{L}\p{M}*/u.exec(name)?.[0]}</span>
          </div>
        )}
        <Stack gap="small">
          <Heading level={2} size="title">
            {title}
          </Heading>
          <Heading level={3}>{name}</Heading>
          <Text size="lead" measured>
            {bio}
          </Text>
        </Stack>
      </Reveal>
    </Band>
  );
}
