import { LegalArticle } from '@agency/ui/sections/LegalArticle';
import { useLocation } from 'react-router-dom';
import { legalPages } from '#src/content/legalPages.ts';
import NotFoundRoute from '#src/lib/NotFoundRoute.tsx';
import type { LegalName } from '#src/lib/pages.ts';
import { TitledPage } from '#src/lib/TitledPage.tsx';
import { legalTextOf } from './legalTextOf';

/** A legal text on a page of its own. While it has placeholders, search engines do not list it. */
export default function LegalRoute() {
  const name = useLocation().pathname.split('/')[1] as LegalName;
  const text = legalTextOf(name);
  if (!text) return <NotFoundRoute />;
  return (
    <TitledPage {...legalPages[name]} noindex={text.placeholders.length > 0}>
      <LegalArticle blocks={text.blocks} />
    </TitledPage>
  );
}
