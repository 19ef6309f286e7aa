import { includesFolded } from '#ui/backoffice/match.ts'
import type { BlockType } from '../../rules/blocks/block-types.ts'
import type { blockTexts } from '../../words/blocks.ts'

/** Elements that people search by their own name. Each of them can be inserted as a block of content elements that starts with it. */
const ownElements = ['gallery', 'links', 'narrowText'] as const

/** A choice of the dialog: a block, or a block of content elements with its first element. */
export interface InsertChoice {
  type: BlockType
  item?: (typeof ownElements)[number]
}

type Texts = ReturnType<typeof blockTexts>

/** Blocks in the order of their declaration; elements follow the block that contains them. */
const choicesOf = (types: readonly BlockType[]): InsertChoice[] =>
  types.flatMap((type): InsertChoice[] => [
    { type },
    ...(type === 'elements' ? ownElements.map((item) => ({ type, item })) : []),
  ])

/** Name and purpose of a choice. */
export const wordsOf = ({ item, type }: InsertChoice, texts: Texts): { name: string; about: string } =>
  item
    ? { name: texts.items[item], about: texts.aboutItems[item] }
    : { name: texts.types[type], about: texts.about[type] }

/** The choices that match a search: each searched word occurs in the name, the purpose or the synonyms. The most similar names come first. */
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
