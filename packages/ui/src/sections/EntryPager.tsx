import { ButtonLink } from '../primitives/Button';
import { Container } from '../primitives/Container';
import { cx } from '../primitives/cx';
import { entryIcons } from '../primitives/entryIcons';
import { Heading } from '../primitives/Heading';
import { Icon } from '../primitives/Icon';
import { Image } from '../primitives/Image';
import { Link } from '../primitives/Link';
import { langOf } from '../primitives/langOf';
import { Motif } from '../primitives/Motif';
import { COLUMNS } from '../primitives/motifCrop';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import * as css from './EntryPager.css';
import type { EntryLink } from './RelatedEntries';

/** It ends after the last word within its first 80 characters; a clamped one may end in the midst of a word. */
const LONG_TITLE = /^(?=.{81})(.{1,80})\s.*/s;

export interface EntryPagerProps {
  /** Names the navigation and its links. */
  labels: { pager: string; next: string; previous: string; all: string };
  listHref: string;
  /** The entry after this one in its list, which is newest first. Absent for the last one. */
  next?: EntryLink | undefined;
  /** The entry before this one. Absent for the first one. */
  previous?: EntryLink | undefined;
}

/** The end of an article: an invitation to the next one, with its picture or motif, and the ways back. */
export function EntryPager({ labels, listHref, next, previous }: EntryPagerProps) {
  return (
    <nav aria-label={labels.pager} className={css.band}>
      {!next?.picture && (
        <Motif seed={next?.id ?? labels.all} columns={COLUMNS} cut className={css.drawing} />
      )}
      <Container className={css.content}>
        {next && (
          <Link
            href={next.href}
            look="bare"
            className={cx(css.next, next.picture ? css.pictured : css.besideDrawing)}
          >
            <Text as="span" size="small" tone="muted" weight="medium" className={css.label}>
              {labels.next}
              <Icon name={entryIcons.arrowRight} size="small" />
            </Text>
            <Heading level={2} size="title" className={css.title} lang={langOf(next.title)}>
              {next.title.replace(LONG_TITLE, '$1…')}
            </Heading>
            {next.picture && (
              <Image
                src={next.picture}
                alt=""
                seed={next.id}
                sizes="(min-width:48em) 18rem,100vw"
                className={css.picture}
              />
            )}
          </Link>
        )}
        <Stack direction="row" gap="xlarge" className={css.others}>
          {previous && (
            <Link href={previous.href} className={css.previous}>
              {previous.picture && (
                <Image
                  src={previous.picture}
                  alt=""
                  seed={previous.id}
                  sizes="7rem"
                  className={css.thumbnail}
                />
              )}
              <span>
                {labels.previous}: <span lang={langOf(previous.title)}>{previous.title}</span>
              </span>
            </Link>
          )}
          <ButtonLink href={listHref} tone="neutral" variant="outline">
            {labels.all}
          </ButtonLink>
        </Stack>
      </Container>
    </nav>
  );
}
