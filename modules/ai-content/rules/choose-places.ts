import type { TextPlace } from './text-places.ts'

export const aiTasks = ['write', 'shorten', 'translate', 'seo'] as const
export type AiTask = (typeof aiTasks)[number]

/** Maximum number of texts for which one AI generation makes proposals. */
export const mostPlaces = 40

const isFilled = ({ value }: TextPlace): boolean => value.trim() !== ''

/**
 * Chooses the texts of a page for a task. `fields`: the paths of the texts that the user wants; no other texts are chosen. Without
 * `fields`, only empty texts are chosen. Exception: 'shorten' always chooses only texts that are not empty. `twins`: the texts of the page
 * in the other language, by their position. A text that does not exist in the other language is not translated.
 */
export function choosePlaces(
  places: readonly TextPlace[],
  task: AiTask,
  fields: readonly string[] | undefined,
  twins: ReadonlyMap<string, string> = new Map(),
): TextPlace[] {
  const asked = fields && new Set(fields)
  return places
    .filter((place) => {
      if (asked && !asked.has(place.path)) return false
      switch (task) {
        case 'write':
          return asked !== undefined || !isFilled(place)
        case 'seo':
          return !place.path.includes('.') && (asked !== undefined || !isFilled(place))
        case 'shorten':
          return isFilled(place)
        case 'translate':
          return (twins.get(place.twin) ?? '').trim() !== '' && (asked !== undefined || !isFilled(place))
      }
    })
    .slice(0, mostPlaces)
}
