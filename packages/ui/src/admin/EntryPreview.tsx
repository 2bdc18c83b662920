import { withExcerpt, withSummary } from '@agency/model/entryExcerpts';
import type { Post } from '@agency/model/post';
import type { Project } from '@agency/model/project';
import { type ReactNode, useState } from 'react';
import { EntryDialog } from '../patterns/EntryDialog';
import { type EntryView, postView, projectView } from '../patterns/entryView';
import { PostCard } from '../patterns/PostCard';
import { ProjectCard } from '../patterns/ProjectCard';
import { ChoiceGroup } from '../primitives/ChoiceGroup';
import { Container } from '../primitives/Container';
import { Grid } from '../primitives/Grid';
import { Stack } from '../primitives/Stack';
import { StaticDialog } from '../primitives/StaticDialog';
import { ViewportFrame } from '../primitives/ViewportFrame';
import { EntryPage } from '../sections/EntryPage';
import { choices, list, screen } from './EntryPreview.css';

/** CSS px. */
const WIDTHS = { Phone: 375, Desktop: 1280 } as const;

const places = ['Card', 'Over the list', 'Page'] as const;
const screens = Object.keys(WIDTHS) as (keyof typeof WIDTHS)[];

/** An entry in each place where visitors see it, on a phone and on a desktop. @param card that of a list */
function EntryPreview({ card, entry }: { card: ReactNode; entry: EntryView }) {
  const [place, setPlace] = useState<(typeof places)[number]>('Page');
  const [device, setDevice] = useState<keyof typeof WIDTHS>('Phone');
  const width = WIDTHS[device];
  return (
    <Stack gap="small">
      <Stack direction="row" gap="xsmall" className={choices}>
        <ChoiceGroup label="Preview as" choices={places} selected={place} onSelect={setPlace} />
        <ChoiceGroup label="Preview on" choices={screens} selected={device} onSelect={setDevice} />
      </Stack>
      <ViewportFrame
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
        {place === 'Over the list' && (
          <EntryDialog entry={entry} open onClose={() => {}} as={StaticDialog} />
        )}
        {place === 'Page' && <EntryPage entry={entry} />}
      </ViewportFrame>
    </Stack>
  );
}

/** A post as visitors would see it. */
export function PostPreview({ post }: { post: Post }) {
  return (
    <EntryPreview
      card={<PostCard post={withExcerpt(post)} href="#" eager />}
      entry={postView(post)}
    />
  );
}

/** A project as visitors would see it. */
export function ProjectPreview({ project }: { project: Project }) {
  return (
    <EntryPreview
      card={<ProjectCard project={withSummary(project)} href="#" eager />}
      entry={projectView(project)}
    />
  );
}
