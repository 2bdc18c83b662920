import { useEffect, useRef, useState } from 'react';
import { useScrolledPast } from '../hooks/useScrolledPast';
import { ThemeSwitch, type ThemeSwitchProps } from '../patterns/ThemeSwitch';
import { Button, ButtonLink } from '../primitives/Button';
import { Container } from '../primitives/Container';
import { Icon } from '../primitives/Icon';
import { Kolam } from '../primitives/Kolam';
import { Link } from '../primitives/Link';
import { header, link, links, logo, mark, menu, row, skip, toggle } from './SiteHeader.css';

/** Pixels of scroll beyond which the bar is opaque. */
const OPAQUE_AFTER = 50;

export interface SiteHeaderProps {
  brand: string;
  homeHref: string;
  links: readonly { href: string; label: string }[];
  /** The `href` of the page that is open. */
  currentHref: string;
  cta: { href: string; label: string };
  theme: ThemeSwitchProps;
  /** The id of the page's main content. */
  contentId: string;
}

/** The navigation bar: fixed, transparent at the top, opaque once scrolled. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, homeHref, links: pages, currentHref, cta, theme, contentId } = props;
  const [open, setOpen] = useState(false);
  const scrolled = useScrolledPast(OPAQUE_AFTER);
  const toggleRef = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);

  useEffect(() => {
    if (!open) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggleRef.current?.focus();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [open]);

  return (
    <>
      <a href={`#${contentId}`} className={skip}>
        Skip to content
      </a>
      <header className={header} data-opaque={scrolled || open ? '' : undefined}>
        <Container className={row}>
          <Link href={homeHref} look="bare" className={logo} onClick={close}>
            <Kolam seed={brand} columns={3} className={mark} />
            {brand}
          </Link>
          <Button
            ref={toggleRef}
            tone="neutral"
            variant="outline"
            size="small"
            aria-expanded={open}
            aria-controls="site-menu"
            className={toggle}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'menu'} size="small" />
            Menu
          </Button>
          <nav id="site-menu" aria-label="Main" className={menu} data-open={open ? '' : undefined}>
            <ul className={links}>
              {pages.map(({ href, label }) => (
                <li key={href}>
                  <Link
                    href={href}
                    look="bare"
                    className={link}
                    aria-current={href === currentHref ? 'page' : undefined}
                    onClick={close}
                  >
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
            <ThemeSwitch {...theme} inMenu />
            <ButtonLink href={cta.href} size="small" onClick={close}>
              {cta.label}
            </ButtonLink>
          </nav>
        </Container>
      </header>
    </>
  );
}
