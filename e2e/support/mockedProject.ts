import type { BrowserContext, Route } from '@playwright/test';
import {
  createBackend,
  type MockBackend,
  type Scenario,
} from '../../mocks/backend/createBackend.ts';

/** Interfaces of Supabase. */
const BACKEND = /\/(?:auth|rest|storage)\/v1\//;

export interface MockedProject {
  backend: MockBackend;
  /** Answers the backend's part of all pages of a device. */
  answer: (device: BrowserContext) => Promise<void>;
  /** Does what the request of a route asks for. */
  carryOut: (route: Route) => Promise<Response>;
}

/**
 * A project in memory with what the embedded backend lacks, such as second factors. Contexts that it
 * answers are devices of the same people.
 */
export function mockedProject(scenario: Scenario): MockedProject {
  const backend = createBackend(scenario);
  const carryOut = async (route: Route) => {
    const request = route.request();
    return backend.answer(
      new Request(request.url(), {
        method: request.method(),
        headers: await request.allHeaders(),
        body: request.postData(),
      }),
    );
  };
  const answer = async (device: BrowserContext) => {
    await device.route(BACKEND, async (route) => {
      const response = await carryOut(route);
      await route.fulfill({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body: Buffer.from(await response.arrayBuffer()),
      });
    });
  };
  return { backend, answer, carryOut };
}
