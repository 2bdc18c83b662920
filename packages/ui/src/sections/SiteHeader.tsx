import { useCallback, useRef, useState } from 'react';
import { useDismiss } from '../hooks/useDismiss';
import { useScrolledPast } from '../hooks/useScrolledPast';
import { ThemeSwitch, type ThemeSwitchProps } from '../patterns/ThemeSwitch';
import { BrandMark } from '../primitives/BrandMark';
import { Button, ButtonLink } from '../primitives/Button';
import { Container } from '../primitives/Container';
import { cx } from '../primitives/cx';
import { Icon } from '../primitives/Icon';
import { Link } from '../primitives/Link';
import { MotifBorder } from '../primitives/MotifBorder';
import * as css from './SiteHeader.css';

/** Pixels of scroll beyond which the bar is opaque. */
const OPAQUE_AFTER = 50;
const MENU_ID = 'site-menu';

/** @public */
export const siteHeaderWords = {
  skip: 'Skip to content',
  menu: 'Menu',
  nav: 'Main',
  search: 'Search',
};

export interface SiteHeaderProps {
  brand: string;
  /** URL of the brand's logo. Default: the motif. */
  logo?: string | undefined;
  homeHref: string;
  links: readonly { href: string; label: string }[];
  /** The `href` of the page that is open. */
  currentHref: string;
  cta: { href: string; label: string };
  theme: ThemeSwitchProps;
  /** Opens the search of the site. Default: there is none. */
  onSearch?: (() => void) | undefined;
  /** The id of the page's main content. */
  contentId: string;
  /** Another page is being loaded: a motif draws itself along the lower edge. Default: false. */
  pending?: boolean;
  /** Default: English. */
  words?: typeof siteHeaderWords;
}

/**
 * The navigation bar: fixed, transparent at the top, opaque once scrolled. On phones the links are
 * in a sheet over the whole screen.
 */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, logo, homeHref, links, currentHref, cta, theme } = props;
  const { onSearch, contentId, pending, words = siteHeaderWords } = props;
  const [open, setOpen] = useState(false);
  const scrolled = useScrolledPast(OPAQUE_AFTER);
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    // The link is hidden with the menu and would drop the focus to the body.
    if (open) toggle.current?.focus();
    setOpen(false);
  };
  const dismiss = useCallback((byEscape: boolean) => {
    setOpen(false);
    if (byEscape) toggle.current?.focus();
  }, []);
  useDismiss(header, open, dismiss);
  const openState = open ? '' : undefined;
  // Twice, and one of them hidden: on phones it is beside the menu, not in it.
  const search = (className: string) =>
    onSearch && (
      <Button
        tone="neutral"
        variant="plain"
        size="small"
        title={words.search}
        className={cx(css.search, className)}
        onClick={onSearch}
      >
        <Icon name="search" size="small" />
      </Button>
    );

  return (
    <>
      <a href={`#${contentId}`} className={css.skip}>
        {words.skip}
      </a>
      <header ref={header} className={css.header} data-opaque={scrolled} data-open={openState}>
        <Container className={css.row}>
          <Link href={homeHref} look="bare" className={css.logo} onClick={close}>
            <BrandMark brand={brand} logo={logo} className={css.mark} />
            {brand}
          </Link>
          <Button
            ref={toggle}
            tone="neutral"
            variant="outline"
            size="small"
            aria-expanded={open}
            aria-controls={MENU_ID}
            className={css.toggle}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'menu'} size="small" />
            {words.menu}
          </Button>
          <nav id={MENU_ID} aria-label={words.nav} className={css.menu} data-open={openState}>
            <ul className={css.links}>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Link
                    href={href}
                    look="bare"
                    className={css.link}
                    aria-current={href === currentHref ? 'page' : undefined}
                    onClick={close}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <ThemeSwitch {...theme} inMenu />
            {search(css.searchInBar)}
            <ButtonLink href={cta.href} size="small" className={css.action} onClick={close}>
              {cta.label}
            </ButtonLink>
          </nav>
          {search(css.searchOnPhone)}
        </Container>
        {pending && <MotifBorder className={css.pendingLine} />}
      </header>
    </>
  );
}
