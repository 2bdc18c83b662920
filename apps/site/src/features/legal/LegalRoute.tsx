import { LegalArticle } from '@agency/ui/sections/LegalArticle';
import { useLocation } from 'react-router-dom';
import { legal } from '#content/legal';
import NotFoundRoute from '#lib/NotFoundRoute';
import type { LegalName } from '#lib/pages';
import { TitledPage } from '#lib/TitledPage';
import { legalTextOf } from './legalTextOf';

/** A legal text on a page of its own. While it has blanks, search engines do not list it. */
export default function LegalRoute() {
  const name = useLocation().pathname.split('/')[1] as LegalName;
  const text = legalTextOf(name);
  if (!text) return <NotFoundRoute />;
  return (
    <TitledPage {...legal[name]} noindex={text.blanks.length > 0}>
      <LegalArticle blocks={text.blocks} />
    </TitledPage>
  );
}
