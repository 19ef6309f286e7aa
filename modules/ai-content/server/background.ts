import type { BrandCore } from '#platform/module.ts'
import type { GenerationRow } from './rows.ts'
import { endGeneration } from './run.ts'

/** The seconds after which an AI generation, including its repair, is stopped. */
const longestSeconds = 120

/**
 * The channel on which a process tells all server processes that an AI generation must stop. The process that works on the generation then
 * stops it.
 */
export const cancelChannel = 'ai-content.cancel'

/**
 * Starts `work`, which makes the texts or the picture of an AI generation, in the background. The work is stopped if the user cancels the
 * generation or if it takes too long. If `work` throws an error, the generation is stored as failed.
 */
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
