import type { WorkerPart } from '#modules/pwa/site/parts/worker-scope.ts'
import { pushPart } from '#modules/push/site/parts/push-part.ts'

/** The parts that modules add to the service worker (modules/pwa/README.md, Adding to the worker). */
export const workerParts: readonly WorkerPart[] = [pushPart]
