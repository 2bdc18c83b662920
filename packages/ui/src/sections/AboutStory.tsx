import { Heading } from '../primitives/Heading';
import { Reveal } from '../primitives/Reveal';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import { drawing, layout, picture as pictureClass } from './AboutStory.css';
import { Band } from './Band';

export interface AboutStoryProps {
  title: string;
  paragraphs: readonly string[];
  /** A drawing with a ground of its own, 480 × 240. Default: none. */
  picture?: string;
  /** Seconds until it enters. */
  delay: number;
}

/** The agency's story, the first section of its page. */
export function AboutStory({ title, paragraphs, picture, delay }: AboutStoryProps) {
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
        {picture !== undefined && (
          <div className={pictureClass}>
            <img
              src={picture}
              alt=""
              width={480}
              height={240}
              loading="lazy"
              decoding="async"
              className={drawing}
            />
          </div>
        )}
      </Reveal>
    </Band>
  );
}
