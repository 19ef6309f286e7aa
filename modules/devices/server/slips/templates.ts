import type { Locale } from '#contract/locale.ts'
import type { PrintableContent, PrintableLine, SlipKind } from '#modules/ordering/contract/printable.ts'
import { allergiesIn } from '#modules/ordering/rules/allergy.ts'
import { slipTexts } from '../../words/slips.ts'
import type { PrintLine, Size } from '../../rules/document.ts'
import type { SlipPart } from '../../rules/default-templates.ts'
import type { SlipTemplate } from '../../rules/slip-template.ts'
import { built, centred, dish, navigationLink } from './parts.ts'

/** The data of an order from which all its slips are made. Texts are in the language of the printer. */
export interface SlipSource {
  content: PrintableContent
  number: string
  shop: string
  guest: string
  phone: string
  comment: string
  /** Formatted times: '22.11. 18:56'. `due` is empty for 'as soon as possible'. */
  receivedAt: string
  due: string
  total: string
  /** Empty: no tip. `paidInAll` is the total plus the tip. */
  tip?: string
  paidInAll?: string
  payment: string
  /** True: the order is not paid yet, so the slip states the amount to collect. */
  isDue: boolean
  amountOf(gross: number): string
}

/** Makes the lines of one slip. `lines`: the dishes that this printer prints; these may be only some dishes of the order. */
export function slip(
  kind: SlipKind,
  template: SlipTemplate,
  source: SlipSource,
  options: { locale: Locale; copy: number; lines: readonly PrintableLine[]; logo?: string | undefined },
): PrintLine[] {
  const t = slipTexts(options.locale)
  const heading: PrintLine[] = options.copy > 0 ? [centred(t.copy(options.copy), 2, true), { is: 'space' }] : []
  return [...heading, ...built(template, options.logo, (part, size) => draw(part, size, kind, source, options))]
}

function draw(
  part: SlipPart,
  size: Size,
  kind: SlipKind,
  source: SlipSource,
  { locale, lines }: { locale: Locale; lines: readonly PrintableLine[] },
): PrintLine[] {
  const t = slipTexts(locale)
  const { content } = source
  switch (part) {
    case 'head':
      return [centred(source.shop), { is: 'text', text: t.received(source.receivedAt), align: 'center' }]
    case 'number':
      return [
        centred(source.number, size),
        ...(kind === 'kitchen' ? [] : (content.warnings ?? []).map((text) => centred(text, 1, true))),
      ]
    case 'due':
      return [centred(source.due ? t.due(source.due) : t.asap, size, true)]
    case 'place':
      return [centred(content.headline), { is: 'rule' }]
    case 'guest':
      return [source.guest, source.phone].filter(Boolean).map((text) => ({ is: 'text', text, bold: true }))
    case 'facts':
      return [
        ...content.facts.flatMap(({ label, value }): PrintLine[] => [
          { is: 'text', text: label },
          { is: 'text', text: value, size, bold: true },
        ]),
        { is: 'rule' },
      ]
    case 'items':
      return [...lines.flatMap((line) => dish(line, size)), { is: 'rule' }]
    case 'prices':
      return [
        { is: 'rule' },
        ...lines.flatMap((line): PrintLine[] => [
          { is: 'pair', lead: line.amount, left: line.name, right: source.amountOf(line.gross), bold: true },
          ...line.details.map((left): PrintLine => ({ is: 'pair', lead: '  ', left })),
          ...(line.allergens ? [{ is: 'pair', lead: '  ', left: t.allergens(line.allergens) } as const] : []),
        ]),
        { is: 'rule' },
        ...content.sums.map(({ label, amount }): PrintLine => ({
          is: 'pair',
          left: label,
          right: source.amountOf(amount),
        })),
        { is: 'pair', left: t.total, right: source.total, bold: true, size: 2 },
        ...(source.tip
          ? ([
              { is: 'pair', left: t.tip, right: source.tip },
              { is: 'pair', left: t.paidInAll, right: source.paidInAll ?? '', bold: true },
            ] as const)
          : []),
      ]
    case 'allergy': {
      return allergiesIn(source.comment).map((sentence) => ({
        is: 'text',
        text: sentence.toUpperCase(),
        bold: true,
        invert: true,
        align: 'center',
      }))
    }
    case 'comment':
      return source.comment ? [{ is: 'text', text: `„${source.comment}“`, bold: true }] : []
    case 'payment':
      return [{ is: 'text', text: source.payment }, ...(source.isDue ? [centred(t.collect(source.total), 2)] : [])]
    case 'navigation':
      return content.destination ? [centred(t.navigation), { is: 'qr', data: navigationLink(content.destination) }] : []
    case 'note':
      return kind === 'kitchen' ? [] : [{ is: 'space' }, centred(t.noReceipt)]
    default:
      // All other values of `part` belong to other kinds of slips, so nothing is printed for them.
      return []
  }
}
