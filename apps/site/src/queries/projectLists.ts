import type { ListedProject, ProjectLink } from '@agency/model/listed';
import { listQueries } from './listQueries';
import { projectKind } from './projects';

/** Apart from the reads of one project, whose pages download less. */
export const projectLists = listQueries<ListedProject, ProjectLink>(projectKind);
