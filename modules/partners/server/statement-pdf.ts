import type { Locale } from '#contract/locale.ts'
import { A4, type Colour, type Page, textWidth, writePdf } from '#kernel/pdf.ts'
import type { ExternalUser, Statement, StatementLine } from '../contract.ts'
import { statementTexts } from '../words/statement.ts'

const ink: Colour = [0.1, 0.1, 0.12]
const quiet: Colour = [0.4, 0.4, 0.44]
const rule: Colour = [0.85, 0.85, 0.87]
const MARGIN = 48
const LINE = 16
const right = A4.width - MARGIN
/** Left edges of the text columns, right edges of the amounts. */
const columns = { date: MARGIN, order: MARGIN + 66, state: MARGIN + 172 } as const
const amounts = { gross: right - 190, extras: right - 130, base: right - 62, commission: right } as const
const TOP = A4.height - MARGIN - 126
const ROWS = Math.floor((TOP - MARGIN - 6 * LINE) / LINE)

type Amounts = Pick<StatementLine, keyof typeof amounts>

/** The statement on A4 pages: who pays whom, each order, and the sums after the last one. */
export function statementPdf(
  statement: Statement,
  of: { business: string; partner: ExternalUser; locale: Locale },
): Uint8Array {
  const { partner, locale } = of
  const t = statementTexts(locale)
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

  const draw = (index: number) => (page: Page) => {
    const small = (text: string, x: number, y: number, style: { bold?: boolean; colour?: Colour } = {}) =>
      page.text(text, x, y, { size: 9, colour: ink, ...style })
    const toRight = (text: string, x: number, y: number, bold = false) =>
      small(text, x - textWidth(text, 9, bold), y, { bold })
    const row = (values: Amounts, y: number, bold = false) => {
      for (const name of Object.keys(amounts) as (keyof Amounts)[]) toRight(money(values[name]), amounts[name], y, bold)
    }
    page.text(title, MARGIN, A4.height - MARGIN - 14, { size: 18, colour: ink, bold: true })
    small(of.business, MARGIN, A4.height - MARGIN - 36, { bold: true })
    const place = `${partner.zipCode} ${partner.city}`.trim()
    small([partner.name, partner.street, place].filter(Boolean).join(', '), MARGIN, A4.height - MARGIN - 52)
    small(t.percent(number.format(statement.commissionPercent), statement.currency), MARGIN, A4.height - MARGIN - 68, {
      colour: quiet,
    })
    const head = TOP + 14
    for (const [name, text] of [
      ['date', t.at],
      ['order', t.order],
      ['state', t.state],
    ] as const)
      small(text, columns[name], head, { bold: true })
    for (const name of Object.keys(amounts) as (keyof Amounts)[]) toRight(t[name], amounts[name], head, true)
    page.rect(MARGIN, head - 6, right - MARGIN, 0.8, ink)
    let y = TOP - 6
    for (const line of statement.lines.slice(index * ROWS, (index + 1) * ROWS)) {
      small(day(line.date), columns.date, y)
      small(line.uid, columns.order, y)
      small(t.states[line.state as keyof typeof t.states] ?? line.state, columns.state, y)
      row(line, y)
      page.rect(MARGIN, y - 5, right - MARGIN, 0.4, rule)
      y -= LINE
    }
    if (index === count - 1) {
      if (statement.lines.length === 0) small(t.none, MARGIN, y, { colour: quiet })
      page.rect(MARGIN, y + 6, right - MARGIN, 0.8, ink)
      small(`${t.sum} (${statement.count})`, MARGIN, y - 8, { bold: true })
      for (const name of ['gross', 'base', 'commission'] as const)
        toRight(money(statement[name]), amounts[name], y - 8, true)
      small(t.rule, MARGIN, y - 8 - LINE, { colour: quiet })
    }
    const foot = t.page(index + 1, count)
    page.text(foot, right - textWidth(foot, 8), MARGIN - 16, { size: 8, colour: quiet })
  }
  return writePdf(
    `${title}, ${partner.name}`,
    Array.from({ length: count }, (_, index) => draw(index)),
  )
}
