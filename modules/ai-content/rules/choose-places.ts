import type { TextPlace } from './text-places.ts'

export const aiTasks = ['write', 'shorten', 'translate', 'seo'] as const
export type AiTask = (typeof aiTasks)[number]

/** The most texts that one generation proposes. */
export const mostPlaces = 40

const isFilled = ({ value }: TextPlace): boolean => value.trim() !== ''

/**
 * The texts that a task applies to. `fields`: paths that the person chose. Without them, only empty texts are written, and only filled texts are
 * shortened. `twins`: texts of the other language by their position. A text that is missing there is not translated.
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
