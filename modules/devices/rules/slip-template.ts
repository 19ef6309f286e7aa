import { defaultTemplates, type SlipPart, type TemplateKind, type TemplatePart } from './default-templates.ts'

/** A picture of the library that is used as a logo. */
interface LogoPicture {
  readonly id: string
  readonly version: number
  readonly extension: string
}

/** The design of one kind of slip: its parts from top to bottom, the free texts `head` and `foot`, and the logo. */
export interface SlipTemplate {
  readonly parts: readonly TemplatePart[]
  /** The free texts of the business, with line breaks. Empty: nothing is printed. */
  readonly head: string
  readonly foot: string
  /** What the part 'logo' shows. Null: the logo of the brand's theme. */
  readonly logo: LogoPicture | null
}

/** Each of the texts `head` and `foot` has at most this many characters. */
export const LONGEST_TEXT = 300
/** At most this many lines of `head`, and of `foot`, are printed. More lines would make a slip too long. */
export const MOST_LINES = 6

/**
 * The parts that staff cannot switch off, by kind of slip. Staff find an order by its number. A missing remark or allergy would endanger a
 * guest. The driver needs the address and the amount to collect. A slip with prices must state that it is no receipt. A table card must
 * contain its table and the code that opens it. The totals of a day must contain all money that was taken or paid back.
 */
export const neededParts: Readonly<Record<TemplateKind, readonly SlipPart[]>> = {
  kitchen: ['number', 'items', 'allergy', 'comment'],
  receipt: ['number', 'prices', 'note'],
  delivery: ['number', 'facts', 'payment', 'note'],
  ride: ['number', 'facts', 'payment', 'note'],
  'table-card': ['table', 'code'],
  'day-sum': ['day', 'ways', 'methods', 'taxes', 'refunds', 'note'],
}

/** Parts whose size can be changed. */
export const sizedParts: readonly SlipPart[] = ['number', 'due', 'facts', 'items', 'table', 'day']

export const defaultTemplate = (kind: TemplateKind): SlipTemplate => ({
  parts: defaultTemplates[kind],
  head: '',
  foot: '',
  logo: null,
})

type TemplateProblem =
  /**
   * The list of parts is wrong: it must contain exactly the parts of this kind of slip, each part once. Because of this rule nobody can add
   * prices to a kitchen slip.
   */
  | { code: 'slip-template.parts' }
  /** The part `part` is switched off, but this kind of slip needs it. */
  | { code: 'slip-template.needed'; part: SlipPart }

/** Checks the parts of a template. Undefined: there is no problem. */
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

/**
 * Adds the parts that a newer version of the program has and a stored template lacks. A new part is switched off. It is added at the end,
 * or at the beginning if it is the first part of the default template.
 */
export function completedParts(kind: TemplateKind, stored: readonly TemplatePart[]): readonly TemplatePart[] {
  const missing = defaultTemplates[kind].filter(({ part }) => !stored.some((one) => one.part === part))
  const first = missing.filter(({ part }) => part === defaultTemplates[kind][0]?.part)
  const others = missing.filter((one) => !first.includes(one))
  return [...first, ...stored, ...others].map((one) => (missing.includes(one) ? { ...one, isOn: false } : one))
}

/** Moves the part at `index` up (-1) or down (1) by one position. Returns the unchanged list if the part is already at that end of the list. */
export function movedPart(parts: readonly TemplatePart[], index: number, by: -1 | 1): readonly TemplatePart[] {
  const [moved, other] = [parts[index], parts[index + by]]
  if (!moved || !other) return parts
  return parts.map((part, place) => (place === index ? other : place === index + by ? moved : part))
}
