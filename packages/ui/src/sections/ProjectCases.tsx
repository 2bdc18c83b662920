import { Badge } from '../primitives/Badge';
import { Heading } from '../primitives/Heading';
import { Image } from '../primitives/Image';
import { Link } from '../primitives/Link';
import { Text } from '../primitives/Text';
import { Band, BandHeading } from './Band';
import * as css from './ProjectCases.css';

export interface ProjectCasesProps {
  title: string;
  cases: readonly {
    /** Seed of the motif that replaces a missing picture. */
    id: string;
    title: string;
    category: string;
    picture: string | null;
    /** What it was, in a sentence. */
    line: string;
    href: string;
    /** Leads to all projects of the category. */
    all: { href: string; label: string };
  }[];
}

/** A project of each category, with its picture. */
export function ProjectCases({ title, cases }: ProjectCasesProps) {
  return (
    <Band>
      <BandHeading>{title}</BandHeading>
      <ul className={css.list}>
        {cases.map(({ id, all, ...it }) => (
          <li key={id} className={css.item}>
            <Image
              src={it.picture}
              alt=""
              seed={id}
              sizes="(min-width:100em) 42rem,(min-width:80em) 37rem,(min-width:48em) 50vw,100vw"
              className={css.picture}
            />
            <p>
              <Badge>{it.category}</Badge>
            </p>
            <Heading level={3}>
              <Link href={it.href} look="bare" className={css.link}>
                {it.title}
              </Link>
            </Heading>
            <Text tone="muted" measured>
              {it.line}
            </Text>
            <p>
              <Link href={all.href} look="inline" className={css.all}>
                {all.label}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
