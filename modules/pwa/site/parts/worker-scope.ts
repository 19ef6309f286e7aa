/**
 * What the worker needs of its scope. TypeScript's own types of workers exclude those of pages, and this project is checked as one; so the
 * few that are used are declared here.
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

/** What a module adds to the worker: it gets the scope once and listens. */
export type WorkerPart = (scope: WorkerScope) => void
