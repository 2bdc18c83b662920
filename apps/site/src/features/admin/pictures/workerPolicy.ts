/** The Trusted Types policy that lets the worker for pictures be started, and nothing else. */
export const WORKER_POLICY = 'picture-worker';
