import type { BrandCore } from '#platform/module.ts'
import type { GenerationRow } from './rows.ts'
import { endGeneration } from './run.ts'

/** The longest time of one generation in seconds, with its repair. */
const longestSeconds = 120

/** Channel that informs all processes that a generation should stop. */
export const cancelChannel = 'ai-content.cancel'

/** Runs a generation until it ends, is stopped, or takes too long. Its result is stored in every case. */
export const backgroundOf =
  (core: BrandCore) =>
  (row: GenerationRow, work: (signal: AbortSignal) => Promise<void>): void => {
    const stop = new AbortController()
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(longestSeconds * 1000)])
    const forget = core.live.on(cancelChannel, ({ id }) => id === row.id && stop.abort())
    const unknown = { cost: undefined, usage: undefined, requestId: undefined }
    void work(signal)
      .catch((error: unknown) => {
        core.log.error({ err: error, generation: row.id }, 'A generation failed')
        return endGeneration(core, row.id, { state: 'failed', code: 'offline', ...unknown })
      })
      .catch((error: unknown) => core.log.error({ err: error, generation: row.id }, 'The end of a generation was lost'))
      .finally(forget)
  }
