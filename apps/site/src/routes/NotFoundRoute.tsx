import { NotFound } from '@agency/ui/sections/NotFound';
import { notFound } from '../content/notFound';
import { Page } from './Page';

export default function NotFoundRoute() {
  return (
    <Page seo={notFound.seo} unlisted>
      <NotFound title={notFound.title} home={notFound.home} />
    </Page>
  );
}
