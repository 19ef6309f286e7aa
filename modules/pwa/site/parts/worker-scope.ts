/**
 * The parts of a worker's global scope that are used here. TypeScript's types for workers conflict with those for pages, and this project is
 * checked as one. So they are declared here.
 */
interface LastingEvent {
  waitUntil(work: Promise<unknown>): void
}

interface FetchingEvent extends LastingEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}

interface Events {
  install: LastingEvent
  activate: LastingEvent
  fetch: FetchingEvent
  message: LastingEvent & { readonly data: unknown }
  push: LastingEvent & { readonly data: { json(): unknown; text(): string } | null }
  notificationclick: LastingEvent & { readonly notification: Notification }
}

export interface WorkerScope {
  readonly caches: CacheStorage
  readonly location: { readonly origin: string }
  readonly navigator: { readonly languages: readonly string[] }
  readonly registration: ServiceWorkerRegistration
  readonly clients: { claim(): Promise<void>; openWindow(url: string): Promise<unknown> }
  fetch(request: Request | string, options?: RequestInit): Promise<Response>
  skipWaiting(): Promise<void>
  addEventListener<Name extends keyof Events>(name: Name, hear: (event: Events[Name]) => void): void
}

/** A module's addition to the worker: it is called once with the scope and adds its listeners. */
export type WorkerPart = (scope: WorkerScope) => void
