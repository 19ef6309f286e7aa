/**
 * Types for the global scope of a service worker, as far as this project uses it. TypeScript's own types for workers and for pages
 * conflict with each other, and all code of this project is checked together.
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

/** What a module adds to the service worker. The function is called once and registers its event listeners on the scope. */
export type WorkerPart = (scope: WorkerScope) => void
