import type { Locale } from '#contract/locale.ts'
import { changeOf } from '../../rules/compare.ts'
import { biggestChanges, type Fact } from '../../rules/changes.ts'
import { weeklyMailTexts } from '../../words/mail.ts'
import type { WeekFigures } from './weekly-facts.ts'

const MOST = 3
const tagOf = (locale: Locale): string => (locale === 'de' ? 'de-AT' : 'en-GB')

/** The paragraphs of the weekly mail: a line with orders and revenue, and at most three lines with the largest changes. */
export function weeklyText(
  { facts, orders, revenue, isEmpty }: WeekFigures,
  currency: string,
  locale: Locale,
): string[] {
  const t = weeklyMailTexts(locale)
  if (isEmpty) return [t.empty]
  const money = (value: number): string =>
    new Intl.NumberFormat(tagOf(locale), { style: 'currency', currency }).format(value)
  const changed = biggestChanges(facts, MOST)
  return [
    t.total(orders, money(revenue)),
    ...(changed.length > 0 ? [t.most, ...changed.map((fact) => sentence(fact, money, locale))] : [t.allCalm]),
    ...(changed.length > 0 && changed.length < MOST ? [t.calm] : []),
    t.figures,
  ]
}

function sentence(fact: Fact, money: (value: number) => string, locale: Locale): string {
  const t = weeklyMailTexts(locale)
  const number = new Intl.NumberFormat(tagOf(locale), { maximumFractionDigits: 1 })
  const percent = (share: number): string => `${number.format(Math.abs(share) * 100)} %`
  if (fact.kind === 'rate') {
    const shareOf = ({ part, of }: { part: number; of: number }) => percent(of === 0 ? 0 : part / of)
    return t.canceled(number.format(fact.now.part), number.format(fact.now.of), shareOf(fact.now), shareOf(fact.before))
  }
  const change = changeOf(fact.now, fact.before)
  const changed = change === undefined ? t.fromNothing : `${change < 0 ? '−' : '+'}${percent(change)}`
  if (fact.kind === 'money') return t.revenue(money(fact.now), money(fact.before), changed)
  const [now, before] = [number.format(fact.now), number.format(fact.before)]
  if (fact.key === 'orders') return t.orders(now, before, changed)
  if (fact.key === 'visits') return t.visits(now, before, changed)
  return fact.key.startsWith('channel:')
    ? t.channel(fact.name, now, before, changed)
    : t.product(fact.name, now, before)
}
