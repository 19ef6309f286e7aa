import type { Generation } from '../contract.ts'
import type { AiTask } from './choose-places.ts'

/** The task of another proposal for the same text: that of the last generation, if the proposal is from it. So a translation is translated again. */
export const taskAgain = (last: Pick<Generation, 'id' | 'task'> | null, generation: string | undefined): AiTask =>
  last && last.id === generation && last.task !== 'image' ? last.task : 'write'
