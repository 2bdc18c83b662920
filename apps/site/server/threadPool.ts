import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

interface ThreadPoolOptions<Job, Result> {
  /** Module of the threads: for each message it gets, it sends one back. */
  file: string;
  threads: number;
  /** `workerData` of each thread. */
  data: unknown;
  onResult: (job: Job, result: Result) => void;
}

export interface ThreadPool<Job> {
  /**
   * Hands a job to the next free thread; resolves when one has taken it. One call at a time.
   * @throws what a thread threw meanwhile
   */
  add: (job: Job) => Promise<void>;
  /** Resolves when every job is done. @throws what a thread threw meanwhile */
  idle: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Megabytes of a thread's young generation: a larger one is collected later, and holds more. */
const YOUNG = 32;

/** Starts threads that do one job after another, so that few jobs are in memory at any moment. */
export function startThreadPool<Job, Result>({
  file,
  threads,
  data,
  onResult,
}: ThreadPoolOptions<Job, Result>): ThreadPool<Job> {
  const workers = Array.from(
    { length: threads },
    () =>
      new Worker(file, { workerData: data, resourceLimits: { maxYoungGenerationSizeMb: YOUNG } }),
  );
  /** For each thread, resolves when it is free. */
  const free = new Map(workers.map((worker) => [worker, Promise.resolve(worker)]));

  const work = async (worker: Worker, job: Job) => {
    worker.postMessage(job);
    // Rejects when the thread throws.
    const [result] = await once(worker, 'message');
    onResult(job, result);
    return worker;
  };

  return {
    add: async (job) => {
      const worker = await Promise.race(free.values());
      const done = work(worker, job);
      // Reported by the next call.
      done.catch(() => {});
      free.set(worker, done);
    },
    idle: async () => {
      await Promise.all(free.values());
    },
    stop: async () => {
      await Promise.all(workers.map((worker) => worker.terminate()));
    },
  };
}
