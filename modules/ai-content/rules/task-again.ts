import type { Generation } from '../contract.ts'
import type { AiTask } from './choose-places.ts'

/**
 * The task for another proposal for the same text. If the shown proposal comes from the latest AI generation, it is the task of that
 * generation, so a translation is translated again. Otherwise it is 'write'.
 */
export const taskAgain = (last: Pick<Generation, 'id' | 'task'> | null, generation: string | undefined): AiTask =>
  last && last.id === generation && last.task !== 'image' ? last.task : 'write'
