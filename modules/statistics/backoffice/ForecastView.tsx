import { useCall } from '#ui/backoffice/calls.ts'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { IconCrystalBall } from '@tabler/icons-react'
import { useState } from 'react'
import { forecast as call } from '../contract/forecast.ts'
import { forecastTexts } from '../words/forecast.ts'
import { statisticsTexts } from '../words/statistics.ts'
import { ForecastTable } from './ForecastTable.tsx'
import { count, longBucket, percent } from './labels.ts'

/**
 * The bias is the share by which past forecasts were too high or too low; 0.03 is 3 %. If the bias is smaller than this value, the page
 * states that there was none.
 */
const EVEN = 0.03
const kinds = ['food', 'ride'] as const

/** The view 'Prognose': the orders that are expected per hour, how they are computed, and how far past forecasts were from the real orders. */
export function ForecastView({ branch }: { branch: string | undefined }) {
  const t = useTexts(forecastTexts)
  const words = useTexts(statisticsTexts)
  const { locale } = useStaff()
  const query = branch ? { branch } : {}
  const found = useCall(call, { query }, { keepPrevious: true, refetchInterval: 600_000 })
  const [chosen, choose] = useState<(typeof kinds)[number]>()
  if (found.error)
    return <FailedState error={found.error} title={words.loadFailed} retry={() => void found.refetch()} />
  if (!found.data) return <LoadingState label={t.title} rows={14} />
  const { days, errors } = found.data.value
  if (!days) return <EmptyState icon={IconCrystalBall} title={t.tooEarly} text={t.tooEarlyText} />
  const isUsed = (one: (typeof kinds)[number]) => errors[one] !== null || days.some(({ expected }) => expected[one] > 0)
  const used = kinds.filter(isUsed)
  const kind = (chosen && used.includes(chosen) ? chosen : used[0]) ?? 'food'
  const best = days.reduce((top, one) => (one.expected[kind] > top.expected[kind] ? one : top))
  const error = errors[kind]
  const bias = error?.bias ?? 0
  return (
    <section className="card">
      <div className="hd">
        <h2>{t.title}</h2>
        <span className="t2 sm">{t.hint}</span>
        <span className="sp" />
        {used.length > 1 ? (
          <div className="seg" role="group" aria-label={t.which}>
            {used.map((one) => (
              <button key={one} type="button" aria-pressed={one === kind} onClick={() => choose(one)}>
                {t.kinds[one]}
              </button>
            ))}
          </div>
        ) : null}
      </div>
      <div className="bd stack">
        <p className="best">
          {best.expected[kind] > 0
            ? t.best(longBucket(best.day, locale), count(Math.round(best.expected[kind]), locale), kind)
            : t.quiet}
        </p>
        <ForecastTable days={days} kind={kind} />
        <p className="sm">
          {error && error.share !== null
            ? `${t.error(count(error.perDay, locale), percent(error.share, locale), error.days)} ${
                t.bias[Math.abs(bias) < EVEN ? 'even' : bias > 0 ? 'high' : 'low']
              }`
            : t.noError}
        </p>
        <details className="sm t2">
          <summary>{t.how}</summary>
          <p>{t.howText}</p>
        </details>
      </div>
    </section>
  )
}
