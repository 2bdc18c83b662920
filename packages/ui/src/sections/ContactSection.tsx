import type { ReactNode } from 'react';
import { LazyMap, type LazyMapProps } from '../patterns/LazyMap';
import { ButtonLink } from '../primitives/Button';
import { Container } from '../primitives/Container';
import { cx } from '../primitives/cx';
import { Heading } from '../primitives/Heading';
import { Icon, type IconName } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import { Stack } from '../primitives/Stack';
import { Text } from '../primitives/Text';
import * as css from './ContactSection.css';

export interface ContactSectionProps {
  details: readonly {
    icon: IconName;
    label: string;
    /** May hold line breaks. */
    value: string;
    href?: string | undefined;
  }[];
  chat: { href: string; label: string };
  map: LazyMapProps;
  /** Opens the place in a map of the visitor's choice. */
  mapLink: { href: string; label: string };
  formTitle: string;
  /** Target of links to the form. */
  formId: string;
  /** Replaces the form without JavaScript. */
  withoutScript: string;
  form: ReactNode;
}

/** The contact form beside phone, e-mail, address, chat and map. */
export function ContactSection(props: ContactSectionProps) {
  const { details, chat, map, mapLink, formTitle, formId, withoutScript, form } = props;
  return (
    <div className={css.section}>
      <Container className={css.layout}>
        <Stack as="section" gap="large" id={formId} className={cx(css.box, css.formBox)}>
          <Heading level={2} size="title">
            {formTitle}
          </Heading>
          <noscript>
            <Text>{withoutScript}</Text>
          </noscript>
          {form}
        </Stack>
        <div className={cx(css.box, css.aside)}>
          <Stack as="ul" gap="large">
            {details.map(({ icon, label, value, href }) => (
              <li key={label} className={css.detail}>
                <span className={css.iconBadge}>
                  <Icon name={icon} size="small" />
                </span>
                <div>
                  <Text size="small" tone="muted">
                    {label}
                  </Text>
                  <p className={css.value}>
                    {href === undefined ? (
                      value
                    ) : (
                      <Link href={href} className={css.detailLink}>
                        {value}
                      </Link>
                    )}
                  </p>
                </div>
              </li>
            ))}
          </Stack>
          <ButtonLink href={chat.href} size="large">
            <Icon name="chat" size="small" />
            {chat.label}
          </ButtonLink>
          <div className={css.place}>
            <LazyMap {...map}>
              <ButtonLink href={mapLink.href} tone="neutral" variant="outline" size="small">
                {mapLink.label}
              </ButtonLink>
            </LazyMap>
          </div>
        </div>
      </Container>
    </div>
  );
}
