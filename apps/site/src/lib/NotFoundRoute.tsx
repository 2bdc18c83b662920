import { StatusScreen, type StatusScreenProps } from '@agency/ui/sections/StatusScreen';
import { notFound } from '../content/notFound';
import { Page } from './Page';

export default function NotFoundRoute({ list }: Pick<StatusScreenProps, 'list'>) {
  return (
    <Page seo={notFound.seo} noindex>
      <StatusScreen title={notFound.title} seed="404" home={notFound.home} list={list} />
    </Page>
  );
}
