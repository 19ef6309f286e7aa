import type { Locale } from '#contract/locale.ts'
import type { PrintableLine } from '#modules/ordering/contract/printable.ts'
import type { PrintLine } from '../../rules/document.ts'
import { slipTexts } from '../../words/slips.ts'
import { centred, dish } from './parts.ts'

/**
 * The correction slip: how the lines of an order differ from the lines that were printed before. A line is left out if only its price has
 * changed. `due`: the new time and the earlier time, as texts. It is set only for a slip about a new time.
 */
export function correction(
  before: readonly PrintableLine[],
  after: readonly PrintableLine[],
  options: {
    locale: Locale
    number: string
    headline: string
    turn: string
    due?: { now: string; before: string } | undefined
  },
): PrintLine[] {
  const t = slipTexts(options.locale)
  const known = new Map(before.map((line) => [line.id, line]))
  const kept = new Set(after.map(({ id }) => id))
  const gone = before.filter(({ id }) => !kept.has(id))
  const fresh = after.filter(({ id }) => !known.has(id))
  const changed = after.filter((line) => {
    const old = known.get(line.id)
    return old && (old.amount !== line.amount || old.name !== line.name || old.details.join() !== line.details.join())
  })
  const { due } = options
  if (!due && gone.length + fresh.length + changed.length === 0) return []
  const group = (title: string, lines: readonly PrintableLine[], sign: string): PrintLine[] =>
    lines.length === 0
      ? []
      : [{ is: 'text', text: title }, ...lines.flatMap((line) => dish({ ...line, amount: `${sign}${line.amount}` }, 2))]
  return [
    centred(due ? t.newTime : t.correction(options.turn), 2, true),
    centred(options.number, 3),
    centred(options.headline),
    ...(due ? [centred(t.due(due.now), 2), ...(due.before ? [centred(t.timeBefore(due.before))] : [])] : []),
    { is: 'rule' },
    ...group(t.gone, gone, '- '),
    ...group(t.fresh, fresh, '+ '),
    ...group(t.changed, changed, ''),
    { is: 'rule' },
    centred(t.rest),
    { is: 'space' },
  ]
}

/** The test page of a printer: every character that German needs, the name of the code page, letters that are printed as a picture, and a QR code. */
export const testPage = (options: {
  locale: Locale
  name: string
  codePage: string
  columns: number
  at: string
}): PrintLine[] => {
  const t = slipTexts(options.locale)
  return [
    centred(t.test, 2),
    centred(options.name),
    centred(options.at),
    { is: 'rule' },
    { is: 'text', text: 'ÄÖÜ äöü ß € é à', size: 2, align: 'center' },
    { is: 'text', text: t.page(options.codePage, options.columns), align: 'center' },
    { is: 'pair', lead: '1', left: 'Käsespätzle', right: '12,50 €' },
    // No code page contains all of these letters, so this line is printed as a picture.
    { is: 'text', text: 'č ł Ω Ж ع', align: 'center' },
    { is: 'rule' },
    { is: 'qr', data: 'Servus' },
    { is: 'space' },
  ]
}
