import { includesFolded } from '#ui/backoffice/match.ts'
import type { BlockType } from '../../rules/blocks/block-types.ts'
import type { blockTexts } from '../../words/blocks.ts'

/**
 * Content elements that the insert dialog offers by name, because users search for them. If a user chooses one of them, the dialog inserts
 * a block of content elements that contains this element.
 */
const ownElements = ['gallery', 'links', 'narrowText'] as const

/** One entry of the insert dialog. With `item`: a block of content elements that starts with this element. */
export interface InsertChoice {
  type: BlockType
  item?: (typeof ownElements)[number]
}

type Texts = ReturnType<typeof blockTexts>

/** The entries of the insert dialog in the order in which the block types are declared. The elements follow the block of content elements. */
const choicesOf = (types: readonly BlockType[]): InsertChoice[] =>
  types.flatMap((type): InsertChoice[] => [
    { type },
    ...(type === 'elements' ? ownElements.map((item) => ({ type, item })) : []),
  ])

/** The name of an entry and a sentence that describes what it is for. */
export const wordsOf = ({ item, type }: InsertChoice, texts: Texts): { name: string; about: string } =>
  item
    ? { name: texts.items[item], about: texts.aboutItems[item] }
    : { name: texts.types[type], about: texts.about[type] }

/**
 * The entries that match the search: every searched word must occur in the name, the description or the synonyms. An entry whose name equals the
 * search comes first, then names that contain it, then the others.
 */
export function fittingChoices(types: readonly BlockType[], texts: Texts, search: string): InsertChoice[] {
  const wanted = search.trim().split(/\s+/).filter(Boolean)
  const found = choicesOf(types).filter((choice) => {
    const { about, name } = wordsOf(choice, texts)
    const all = `${name} ${about} ${texts.also[choice.item ?? choice.type]}`
    return wanted.every((word) => includesFolded(all, word))
  })
  if (wanted.length === 0) return found
  const distance = (choice: InsertChoice): number => {
    const { name } = wordsOf(choice, texts)
    if (!includesFolded(name, search)) return 2
    return includesFolded(search, name) ? 0 : 1
  }
  return found.toSorted((a, b) => distance(a) - distance(b))
}
