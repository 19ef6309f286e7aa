import type { Generation } from '../contract.ts'
import type { AiTask } from './choose-places.ts'

/** What another proposal for the same text does: the task of the one that is there, so that a translation stays one. */
export const taskAgain = (last: Pick<Generation, 'id' | 'task'> | null, generation: string | undefined): AiTask =>
  last && last.id === generation && last.task !== 'image' ? last.task : 'write'
