import { parentPort, workerData } from 'node:worker_threads';
import { type BuildJob, jobRunner } from './buildJobs.ts';

/** A thread of a build, which answers each job with its result. */
const run = jobRunner(workerData);
parentPort?.on('message', async (job: BuildJob) => parentPort?.postMessage(await run(job)));
