import type { Post } from '@agency/model/post';
import type { Project } from '@agency/model/project';
import { type ReactNode, useState } from 'react';
import { PostCard } from '../patterns/PostCard';
import { PostDialog } from '../patterns/PostDialog';
import { ProjectCard } from '../patterns/ProjectCard';
import { ProjectDialog } from '../patterns/ProjectDialog';
import { ChoiceGroup } from '../primitives/ChoiceGroup';
import { Container } from '../primitives/Container';
import { Grid } from '../primitives/Grid';
import { ScreenFrame } from '../primitives/ScreenFrame';
import { StaticDialog } from '../primitives/StaticDialog';
import { PostArticle } from '../sections/PostArticle';
import { ProjectArticle } from '../sections/ProjectArticle';
import { choices, layout, list, screen } from './EntryPreview.css';

/** CSS px. */
const WIDTHS = { Phone: 375, Desktop: 1280 } as const;

const places = ['Card', 'Opened', 'Page'] as const;
const screens = Object.keys(WIDTHS) as (keyof typeof WIDTHS)[];

export interface EntryPreviewProps {
  /** In a list. */
  card: ReactNode;
  /** Over the list, in a `StaticDialog`. */
  dialog: ReactNode;
  /** Of its own. */
  page: ReactNode;
}

/** An entry in each place where visitors see it, on a phone and on a desktop. */
export function EntryPreview({ card, dialog, page }: EntryPreviewProps) {
  const [place, setPlace] = useState<(typeof places)[number]>('Page');
  const [device, setDevice] = useState<keyof typeof WIDTHS>('Phone');
  const width = WIDTHS[device];
  return (
    <div className={layout}>
      <div className={choices}>
        <ChoiceGroup label="Preview as" choices={places} selected={place} onSelect={setPlace} />
        <ChoiceGroup label="Preview on" choices={screens} selected={device} onSelect={setDevice} />
      </div>
      <ScreenFrame
        title={`Preview: ${place} on ${device.toLowerCase()}, ${width} px wide`}
        width={width}
        className={screen}
      >
        {place === 'Card' && (
          <Container className={list}>
            <Grid>
              <li>{card}</li>
            </Grid>
          </Container>
        )}
        {place === 'Opened' && dialog}
        {place === 'Page' && page}
      </ScreenFrame>
    </div>
  );
}

/** A post as visitors would see it. */
export function PostPreview({ post }: { post: Post }) {
  return (
    <EntryPreview
      card={<PostCard post={post} href="#" eager />}
      dialog={<PostDialog post={post} open onClose={() => {}} as={StaticDialog} />}
      page={<PostArticle post={post} />}
    />
  );
}

/** A project as visitors would see it. */
export function ProjectPreview({ project }: { project: Project }) {
  return (
    <EntryPreview
      card={<ProjectCard project={project} href="#" eager />}
      dialog={<ProjectDialog project={project} open onClose={() => {}} as={StaticDialog} />}
      page={<ProjectArticle project={project} />}
    />
  );
}
