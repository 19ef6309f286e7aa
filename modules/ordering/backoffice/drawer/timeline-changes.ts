import type { Locale } from '#contract/locale.ts'
import { amountText, lineAmount } from '#i18n/amounts.ts'
import { formatMoney } from '#ui/backoffice/format.ts'
import type { TimelineEntry } from '../../contract.ts'

/**
 * Describes the corrected fields of a timeline entry, for example '„Mayr“ → „Maier“'. Fields that are not text, such as an address, are left
 * out.
 */
export function correctionsOf({ values }: TimelineEntry): string {
  const { before, after } = values as { before?: Record<string, unknown>; after?: Record<string, unknown> }
  const quoted = (value: unknown): string => (value === '' ? '–' : `„${typeof value === 'string' ? value : ''}“`)
  const changes = Object.keys(after ?? {}).flatMap((name): (readonly [unknown, unknown])[] => {
    if (name === 'accessoryNames') return answersOf(before?.[name], after?.[name])
    return typeof after?.[name] === 'string' ? [[before?.[name], after[name]]] : []
  })
  return changes.map(([old, now]) => `${quoted(old)} → ${quoted(now)}`).join(', ')
}

/**
 * Returns the corrected answers of a ride's accessories as pairs: the old answer, the new answer. `before` and `after` list the same
 * accessories in the same sequence.
 */
function answersOf(before: unknown, after: unknown): [string, string][] {
  const answers = (list: unknown): string[] =>
    Array.isArray(list) ? list.map((one: { answer?: string }) => one.answer ?? '') : []
  const old = answers(before)
  return answers(after).flatMap((now, index): [string, string][] =>
    now === old[index] ? [] : [[old[index] ?? '', now]],
  )
}

/** Describes a changed item: its name, the change ('2 → 1') and the price difference ('−8,10 €'). The values come from the timeline entry. */
export function editOf(
  entry: TimelineEntry,
  currency: string,
  locale: Locale,
): { item: string; change: string; difference: string } {
  const { item, before, after, difference, staffChoices, staffChoicesBefore } = entry.values as {
    item?: string
    staffChoices?: string
    /** Missing in entries that an older version of the program wrote. */
    staffChoicesBefore?: string
    before?: { amount: number; unitPrice: number }
    after?: { amount: number; unitPrice: number }
    difference?: number
  }
  if (!before || !after) return { item: item ?? '', change: '', difference: '' }
  const price =
    before.unitPrice === after.unitPrice
      ? ''
      : `, ${formatMoney(before.unitPrice, currency)} → ${formatMoney(after.unitPrice, currency)}`
  const sign = (difference ?? 0) > 0 ? '+' : ''
  const choices =
    staffChoicesBefore === undefined || staffChoicesBefore === staffChoices
      ? staffChoices
      : `${staffChoicesBefore || '–'} → ${staffChoices || '–'}`
  // If the amount is the same and the choices are new, the text '2 → 2' is left out, because it would not help.
  const isOther = before.amount !== after.amount || !staffChoices
  const amount = isOther ? `${amountText(before.amount, locale)} → ${amountText(after.amount, locale)}` : ''
  return {
    item: item ?? '',
    change: [`${amount}${price}`.replace(/^, /, ''), choices].filter(Boolean).join(', '),
    difference: `${sign}${formatMoney(difference ?? 0, currency)}`,
  }
}

/** The items of a partial refund as text: '1 × Schnitzel, 0,35 kg Käse'. Empty if staff ticked no items. */
export function refundedItems({ values }: Pick<TimelineEntry, 'values'>, locale: Locale): string {
  const { items = [] } = values as { items?: readonly { amount: number; unit: string; name: string }[] }
  return items.map(({ amount, unit, name }) => `${lineAmount(amount, unit, locale)} ${name}`).join(', ')
}
