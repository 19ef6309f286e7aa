import type { Locale } from '#contract/locale.ts'
import { boardTexts } from '#modules/ordering/words/board.ts'
import { stateWord } from '#modules/ordering/words/order-state.ts'
import { A4, aligned, type Shape } from '#kernel/paper.ts'
import { paperFonts } from '#platform/paper/paper.ts'
import { pdfOf } from '#platform/paper/pdf.ts'
import type { ExternalUser, Statement, StatementLine } from '../contract.ts'
import { statementTexts } from '../words/statement.ts'

const INK = '#1a1a1f'
const QUIET = '#666670'
const RULE = '#d9d9de'
/** Lengths in millimetres: page margin, height of a line, size of the font. */
const MARGIN = 17
const LINE = 5.6
const SIZE = 3.2
const right = A4.width - MARGIN
/** In millimetres from the left: where the columns with text begin, and where the columns with amounts end. */
const columns = { date: MARGIN, order: MARGIN + 23, state: MARGIN + 61 } as const
const amounts = { gross: right - 67, extras: right - 46, base: right - 22, commission: right } as const
/** `TOP`: distance of the first row from the top of the page, in millimetres. `ROWS`: how many rows fit on a page. */
const TOP = MARGIN + 46.5
const ROWS = Math.floor((A4.height - MARGIN - TOP - 5 * LINE) / LINE)

type Amounts = Pick<StatementLine, keyof typeof amounts>
const names = Object.keys(amounts) as (keyof Amounts)[]
const rule = (y: number, height: number, colour: string): Shape => ({
  kind: 'rect',
  x: MARGIN,
  y,
  width: right - MARGIN,
  height,
  colour,
})
interface Style {
  readonly bold?: boolean
  readonly colour?: string
  readonly size?: number
}
const text = (words: string, x: number, y: number, { bold = false, colour = INK, size = SIZE }: Style = {}) =>
  ({ kind: 'text', text: words, x, y, size, bold, colour }) as const

/** Draws a partner's monthly statement on A4 pages: business and partner, a row for each order, and the sums after the last row. */
export async function statementPdf(
  statement: Statement,
  of: { business: string; partner: ExternalUser; locale: Locale },
): Promise<Uint8Array> {
  const { partner, locale } = of
  const t = statementTexts(locale)
  const board = boardTexts(locale)
  const tag = locale === 'de' ? 'de-AT' : 'en-GB'
  const number = new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  const money = (value: number) => number.format(value).replaceAll(/\s/g, ' ')
  const day = (date: string) =>
    Temporal.PlainDate.from(date).toLocaleString(tag, { day: '2-digit', month: '2-digit', year: 'numeric' })
  const month = Temporal.PlainYearMonth.from(statement.month)
    .toPlainDate({ day: 1 })
    .toLocaleString(tag, { month: 'long', year: 'numeric' })
  const title = `${t.title} ${month}`
  const count = Math.max(1, Math.ceil(statement.lines.length / ROWS))
  const fonts = await paperFonts()

  const pages = await fonts.with(({ measure }) => {
    const toRight = (words: string, x: number, y: number, style: Style = {}): Shape =>
      aligned(text(words, x, y, style), 'end', measure)
    const row = (values: Partial<Amounts>, y: number, bold = false): Shape[] =>
      names.flatMap((name) => {
        const value = values[name]
        return value === undefined ? [] : [toRight(money(value), amounts[name], y, { bold })]
      })
    const place = `${partner.zipCode} ${partner.city}`.trim()
    const head = (): Shape[] => [
      text(title, MARGIN, MARGIN + 5, { size: 6.4, bold: true }),
      text(of.business, MARGIN, MARGIN + 12.7, { bold: true }),
      text([partner.name, partner.street, place].filter(Boolean).join(', '), MARGIN, MARGIN + 18.3),
      text(t.percent(number.format(statement.commissionPercent), statement.currency), MARGIN, MARGIN + 24, {
        colour: QUIET,
      }),
      text(t.at, columns.date, TOP - 7, { bold: true }),
      text(t.order, columns.order, TOP - 7, { bold: true }),
      text(t.state, columns.state, TOP - 7, { bold: true }),
      ...names.map((name) => toRight(t[name], amounts[name], TOP - 7, { bold: true })),
      rule(TOP - 5, 0.28, INK),
    ]
    const lines = (index: number): Shape[] =>
      statement.lines.slice(index * ROWS, (index + 1) * ROWS).flatMap((line, at) => {
        const y = TOP + at * LINE
        return [
          text(day(line.date), columns.date, y),
          text(line.uid, columns.order, y),
          text(stateWord(line, board), columns.state, y),
          ...row(line, y),
          rule(y + 1.7, 0.14, RULE),
        ]
      })
    const sums = (index: number): Shape[] => {
      const y = TOP + (statement.lines.length - index * ROWS) * LINE
      const { base, commission, gross } = statement
      return [
        ...(statement.lines.length === 0 ? [text(t.none, MARGIN, y, { colour: QUIET })] : []),
        rule(y - 2.1, 0.28, INK),
        text(`${t.sum} (${statement.count})`, MARGIN, y + 2.8, { bold: true }),
        ...row({ gross, base, commission }, y + 2.8, true),
        text(t.rule, MARGIN, y + 2.8 + LINE, { colour: QUIET }),
      ]
    }
    return Array.from({ length: count }, (_, index): Shape[] => [
      ...head(),
      ...lines(index),
      ...(index === count - 1 ? sums(index) : []),
      toRight(t.page(index + 1, count), right, A4.height - MARGIN + 5.6, { size: 2.8, colour: QUIET }),
    ])
  })
  return pdfOf(`${title}, ${partner.name}`, pages, fonts)
}
