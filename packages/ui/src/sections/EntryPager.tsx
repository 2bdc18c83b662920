import { ButtonLink } from '../primitives/Button';
import { Container } from '../primitives/Container';
import { entryIcons } from '../primitives/entryIcons';
import { Heading } from '../primitives/Heading';
import { Icon } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import { Motif } from '../primitives/Motif';
import { Text } from '../primitives/Text';
import { EntryColumn } from './EntryColumn';
import {
  arrow,
  band,
  content,
  drawing,
  next as nextClass,
  others,
  previous,
} from './EntryPager.css';

interface PageLink {
  /** Seed of the motif that its own page begins with. */
  id: string;
  href: string;
  title: string;
}

export interface EntryPagerProps {
  /** Names the navigation and its links. */
  labels: { pager: string; next: string; previous: string; all: string };
  listHref: string;
  /** The entry after this one in its list, which is newest first. Absent for the last one. */
  next?: PageLink | undefined;
  /** The entry before this one. Absent for the first one. */
  previous?: PageLink | undefined;
}

/** The end of an article: an invitation to the next one, with its motif, and the ways back. */
export function EntryPager({ labels, listHref, next, previous: before }: EntryPagerProps) {
  return (
    <nav aria-label={labels.pager} className={band}>
      <Motif seed={next?.id ?? labels.all} columns={11} className={drawing} />
      <Container>
        <EntryColumn className={content}>
          {next && (
            <Link href={next.href} look="bare" className={nextClass}>
              <Text as="span" size="small" tone="muted" weight="medium">
                {labels.next}
              </Text>
              <Heading level={2} size="title">
                {next.title}
                <span className={arrow}>
                  <Icon name={entryIcons.arrowRight} />
                </span>
              </Heading>
            </Link>
          )}
          <div className={others}>
            {before && (
              <Link href={before.href} className={previous}>
                <span>
                  {labels.previous}: {before.title}
                </span>
              </Link>
            )}
            <ButtonLink href={listHref} tone="neutral" variant="outline">
              {labels.all}
            </ButtonLink>
          </div>
        </EntryColumn>
      </Container>
    </nav>
  );
}
