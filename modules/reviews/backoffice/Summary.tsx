import type { Locale } from '#contract/locale.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { IconArrowDownRight, IconArrowUpRight } from '@tabler/icons-react'
import type { ReviewSummary } from '../contract.ts'
import { reviewTexts } from '../words/reviews.ts'
import { reviewsTitles } from '../words/titles.ts'
import { Stars } from './Stars.tsx'

const names = ['rating', 'foodRating', 'serviceRating', 'processRating'] as const

/** Formats an average rating with exactly one decimal: 4 becomes '4,0'. */
const meanText = (mean: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(mean)

/**
 * Average ratings with their change, how many reviews gave each number of stars, and the average rating of dishes and vehicles. Hidden if
 * there are no reviews in this period.
 */
export function Summary({ summary: { now, before, items } }: { summary: ReviewSummary }) {
  const t = useTexts(reviewTexts)
  const titles = useTexts(reviewsTitles)
  const locale = useLocale()
  if (now.count === 0) return null
  return (
    <div className="summary">
      <section className="card" aria-label={titles.reviews}>
        <dl className="means">
          {names.map((name) => (
            <div key={name}>
              <dt>{t.ratings[name]}</dt>
              <dd>
                <b>{now.means[name] === null ? '–' : meanText(now.means[name], locale)}</b>
                <Change now={now.means[name]} before={before.means[name]} />
              </dd>
            </div>
          ))}
        </dl>
        <p className="t2 sm">{t.count(now.count)}</p>
        <ul className="bars">
          {[5, 4, 3, 2, 1].map((star) => {
            const n = now.stars[star - 1] ?? 0
            return (
              <li key={star} title={t.ofStars(star, n)}>
                <span className="sm">{star}</span>
                <span className="bar" aria-hidden>
                  <span style={{ width: `${(100 * n) / now.count}%` }} />
                </span>
                <span className="sm t2">{n}</span>
              </li>
            )
          })}
        </ul>
      </section>
      {items.length > 0 ? (
        <section className="card" aria-label={t.items}>
          <h2>{t.items}</h2>
          <p className="hint">{t.itemsHint}</p>
          <ul className="dishes">
            {items.map((item) => (
              <li key={item.id} className="row">
                <span className="name">{item.name}</span>
                <span className="sp" />
                <span className="t2 sm nw">{t.count(item.count)}</span>
                <Stars n={Math.round(item.mean)} size={14} />
                <b className="nw">{meanText(item.mean, locale)}</b>
                <Change now={item.mean} before={item.before} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}

/**
 * An arrow with the difference between the average of this period and the average of the period before. If there is no difference, or
 * there were no reviews before, a text is shown instead. Hidden if there are no reviews in this period.
 */
function Change({ now, before }: { now: number | null; before: number | null }) {
  const t = useTexts(reviewTexts)
  const locale = useLocale()
  if (now === null) return null
  if (before === null) return <span className="t2 sm change">{t.noBefore}</span>
  const by = Math.round((now - before) * 10) / 10
  if (by === 0) return <span className="t2 sm change">{t.same}</span>
  const Arrow = by > 0 ? IconArrowUpRight : IconArrowDownRight
  const shown = `${by > 0 ? '+' : '−'}${meanText(Math.abs(by), locale)}`
  return (
    <span className={`sm change ${by > 0 ? 'up' : 'down'}`} title={t.change(shown, meanText(before, locale))}>
      <Arrow size={14} aria-hidden />
      {shown}
    </span>
  )
}
