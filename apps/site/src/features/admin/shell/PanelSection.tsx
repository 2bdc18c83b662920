import { type ContextType, Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { DraftsContext } from '../lib/DraftsContext';
import { NewsContext } from '../messages/useNews';

interface PanelSectionProps {
  drafts: ContextType<typeof DraftsContext>;
  news: ContextType<typeof NewsContext>;
}

/** The open section of the panel, with what it knows of its account. */
export function PanelSection({ drafts, news }: PanelSectionProps) {
  return (
    <NewsContext value={news}>
      <DraftsContext value={drafts}>
        <Suspense>
          <Outlet />
        </Suspense>
      </DraftsContext>
    </NewsContext>
  );
}
