import { Heading } from '../primitives/Heading';
import { Reveal } from '../primitives/Reveal';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { layout } from './AboutStory.css';
import { Band } from './Band';

export interface AboutStoryProps {
  title: string;
  paragraphs: readonly string[];
  /** Seconds until it enters. */
  delay: number;
}

/** The agency's story, the first section of its page. */
export function AboutStory({ title, paragraphs, delay }: AboutStoryProps) {
  return (
    <Band surface="sunken" belowHero>
      <Reveal delay={delay} className={layout}>
        <Heading level={2} size="title">
          {title}
        </Heading>
        <Stack>
          {paragraphs.map((paragraph) => (
            <Text key={paragraph} measured size="lead">
              {paragraph}
            </Text>
          ))}
        </Stack>
      </Reveal>
    </Band>
  );
}
