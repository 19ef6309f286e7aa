import type { BrandCore } from '#platform/module.ts'
import type { GenerationRow } from './rows.ts'
import { endGeneration } from './run.ts'

/** Seconds of one generation, the repair included. */
const longestSeconds = 120

/** Channel on which all processes hear that a generation is to stop. */
export const cancelChannel = 'ai-content.cancel'

/** Runs the work of a generation until it ends, somebody stops it, or its time is over. Its end is written in every case. */
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
