import { readingMinutes } from '@agency/model/markdown/readingMinutes';

export interface ReadingTimeProps {
  text: string;
  words: (minutes: number) => string;
}

/** How long a text takes to read: a component of its own, because it needs the reader of Markdown. */
export const ReadingTime = ({ text, words }: ReadingTimeProps) => (
  <span>{` · ${words(readingMinutes(text))}`}</span>
);
