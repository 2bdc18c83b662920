import { NotFound, type NotFoundProps } from '@agency/ui/sections/NotFound';
import { notFound } from '../content/notFound';
import { Page } from './Page';

export default function NotFoundRoute({ list }: Pick<NotFoundProps, 'list'>) {
  return (
    <Page seo={notFound.seo} noindex>
      <NotFound title={notFound.title} home={notFound.home} list={list} />
    </Page>
  );
}
