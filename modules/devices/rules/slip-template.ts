import { defaultTemplates, type SlipPart, type TemplateKind, type TemplatePart } from './default-templates.ts'

/** A picture of the library. */
interface LogoPicture {
  readonly id: string
  readonly version: number
  readonly extension: string
}

/** How a kind of slip looks: its parts in their order, and free text above and below. */
export interface SlipTemplate {
  readonly parts: readonly TemplatePart[]
  /** Lines of text; empty: none. */
  readonly head: string
  readonly foot: string
  /** What the part 'logo' shows. Null: the logo of the brand's theme. */
  readonly logo: LogoPicture | null
}

/** Most characters of head and foot, each. */
export const LONGEST_TEXT = 300
/** Most lines of them that are printed: paper is not endless. */
export const MOST_LINES = 6

/**
 * Parts that a slip of this kind may not lose: without its number nobody finds the order, without a remark or an allergy a guest is in danger, without its address
 * nobody gets there, without the payment nobody collects, a slip with prices says that it is no receipt,
 * a card leads to its table, and a sum hides nothing of what was taken and paid back.
 */
export const neededParts: Readonly<Record<TemplateKind, readonly SlipPart[]>> = {
  kitchen: ['number', 'items', 'allergy', 'comment'],
  receipt: ['number', 'prices', 'note'],
  delivery: ['number', 'facts', 'payment', 'note'],
  ride: ['number', 'facts', 'payment', 'note'],
  'table-card': ['table', 'code'],
  'day-sum': ['day', 'ways', 'methods', 'taxes', 'refunds', 'note'],
}

/** Parts that look different in another size. */
export const sizedParts: readonly SlipPart[] = ['number', 'due', 'facts', 'items', 'table', 'day']

export const defaultTemplate = (kind: TemplateKind): SlipTemplate => ({
  parts: defaultTemplates[kind],
  head: '',
  foot: '',
  logo: null,
})

type TemplateProblem =
  /** Not the parts of this kind, each once: the kitchen gets no prices, however it is asked for. */
  | { code: 'slip-template.parts' }
  /** A part that may not be switched off. */
  | { code: 'slip-template.needed'; part: SlipPart }

/** What is wrong with a template of a kind; undefined: nothing. */
export function problemOf(kind: TemplateKind, { parts }: Pick<SlipTemplate, 'parts'>): TemplateProblem | undefined {
  const names = (list: readonly TemplatePart[]): string =>
    list
      .map(({ part }) => part)
      .toSorted()
      .join()
  if (names(parts) !== names(defaultTemplates[kind])) return { code: 'slip-template.parts' }
  const part = neededParts[kind].find((needed) => parts.some((one) => one.part === needed && !one.isOn))
  return part && { code: 'slip-template.needed', part }
}

/** Stored parts with those that came with a newer version of the program: they are off, and stand where they do in the default. */
export function completedParts(kind: TemplateKind, stored: readonly TemplatePart[]): readonly TemplatePart[] {
  const missing = defaultTemplates[kind].filter(({ part }) => !stored.some((one) => one.part === part))
  const first = missing.filter(({ part }) => part === defaultTemplates[kind][0]?.part)
  const others = missing.filter((one) => !first.includes(one))
  return [...first, ...stored, ...others].map((one) => (missing.includes(one) ? { ...one, isOn: false } : one))
}

/** The part moved one place up (-1) or down (1); at the end of the list nothing changes. */
export function movedPart(parts: readonly TemplatePart[], index: number, by: -1 | 1): readonly TemplatePart[] {
  const [moved, other] = [parts[index], parts[index + by]]
  if (!moved || !other) return parts
  return parts.map((part, place) => (place === index ? other : place === index + by ? moved : part))
}
