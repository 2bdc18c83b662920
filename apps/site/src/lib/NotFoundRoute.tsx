import { StatusScreen, type StatusScreenProps } from '@agency/ui/sections/StatusScreen';
import { notFound } from '../content/notFound';
import { TitledPage } from './TitledPage';

export default function NotFoundRoute({ list }: Pick<StatusScreenProps, 'list'>) {
  return (
    <TitledPage seo={notFound.seo} noindex>
      <StatusScreen
        title={notFound.title}
        seed="404"
        home={notFound.home}
        list={list}
        more={notFound.more}
      />
    </TitledPage>
  );
}
