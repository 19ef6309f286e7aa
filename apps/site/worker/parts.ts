import type { WorkerPart } from '#modules/pwa/site/worker/scope.ts'

/** What modules add to the service worker, for example push notices (modules/pwa/README.md, Adding to the worker). */
export const workerParts: readonly WorkerPart[] = []
