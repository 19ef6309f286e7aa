import type { SlipKind } from '#modules/ordering/contract/printable.ts'
import { defaultTemplates, type SlipPart, type TemplatePart } from './default-templates.ts'

/** How a kind of slip looks: its parts in their order, and free text above and below. */
export interface SlipTemplate {
  readonly parts: readonly TemplatePart[]
  /** Lines of text; empty: none. */
  readonly head: string
  readonly foot: string
}

/** Most characters of head and foot, each. */
export const LONGEST_TEXT = 300
/** Most lines of them that are printed: paper is not endless. */
export const MOST_LINES = 6

/**
 * Parts that a slip of this kind may not lose: without its number nobody finds the order, without a remark or an allergy a guest is in danger, without its address
 * nobody gets there, without the payment nobody collects, and a slip with prices says that it is no receipt.
 */
export const neededParts: Readonly<Record<SlipKind, readonly SlipPart[]>> = {
  kitchen: ['number', 'items', 'allergy', 'comment'],
  receipt: ['number', 'prices', 'note'],
  delivery: ['number', 'facts', 'payment', 'note'],
  ride: ['number', 'facts', 'payment', 'note'],
}

/** Parts that look different in another size. */
export const sizedParts: readonly SlipPart[] = ['number', 'due', 'facts', 'items']

export const defaultTemplate = (kind: SlipKind): SlipTemplate => ({ parts: defaultTemplates[kind], head: '', foot: '' })

type TemplateProblem =
  /** Not the parts of this kind, each once: the kitchen gets no prices, however it is asked for. */
  | { code: 'slip-template.parts' }
  /** A part that may not be switched off. */
  | { code: 'slip-template.needed'; part: SlipPart }

/** What is wrong with a template of a kind; undefined: nothing. */
export function problemOf(kind: SlipKind, { parts }: Pick<SlipTemplate, 'parts'>): TemplateProblem | undefined {
  const names = (list: readonly TemplatePart[]): string =>
    list
      .map(({ part }) => part)
      .toSorted()
      .join()
  if (names(parts) !== names(defaultTemplates[kind])) return { code: 'slip-template.parts' }
  const part = neededParts[kind].find((needed) => parts.some((one) => one.part === needed && !one.isOn))
  return part && { code: 'slip-template.needed', part }
}

/** The part moved one place up (-1) or down (1); at the end of the list nothing changes. */
export function movedPart(parts: readonly TemplatePart[], index: number, by: -1 | 1): readonly TemplatePart[] {
  const [moved, other] = [parts[index], parts[index + by]]
  if (!moved || !other) return parts
  return parts.map((part, place) => (place === index ? other : place === index + by ? moved : part))
}
