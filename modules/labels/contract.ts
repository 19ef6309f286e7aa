import { cardEndpoints } from './contract/cards.ts'
import { labelCalls } from './contract/labels.ts'

export { CardQuery, type CardNote, MOST_CARDS } from './contract/cards.ts'
export * from './contract/labels.ts'

export const labelEndpoints = { ...labelCalls, ...cardEndpoints }
