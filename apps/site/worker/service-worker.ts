import { startWorker } from '#modules/pwa/site/worker/start-worker.ts'
import type { WorkerScope } from '#modules/pwa/site/parts/worker-scope.ts'
import { workerParts } from './parts.ts'

/** `builtFiles`: the files that every page may need. The build writes this list. */
declare const self: { builtFiles: readonly { url: string }[] }

startWorker(
  self as unknown as WorkerScope,
  self.builtFiles.map(({ url }) => url),
  workerParts,
)
