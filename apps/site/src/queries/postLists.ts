import type { ListedPost, PostLink } from '@agency/model/listed';
import { listQueries } from './listQueries';
import { postKind } from './posts';

/** Apart from the reads of one post, whose pages download less. */
export const postLists = listQueries<ListedPost, PostLink>(postKind);
