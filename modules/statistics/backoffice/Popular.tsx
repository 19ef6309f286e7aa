import { useTexts } from '#ui/backoffice/staff.tsx'
import { useState } from 'react'
import type { Statistic } from '../contract.ts'
import { screenTexts } from '../words/screen.ts'
import { statisticsTexts } from '../words/statistics.ts'
import { BarList } from './BarList.tsx'

/** The products that were sold most. A switch sorts them by quantity or by revenue. */
export function Popular({
  statistic,
  cash,
  number,
}: {
  statistic: Statistic | undefined
  cash: (value: number) => string
  number: (value: number) => string
}) {
  const t = useTexts(screenTexts)
  const words = useTexts(statisticsTexts)
  const [byAmount, setByAmount] = useState(false)
  const rows = statistic?.rows ?? []
  const amountOf = (row: (typeof rows)[number]) => row.more?.['amount'] ?? 0
  const sorted = byAmount
    ? rows.toSorted((a, b) => Number(a.key === 'other') - Number(b.key === 'other') || amountOf(b) - amountOf(a))
    : rows
  return (
    <section className="card">
      <div className="hd">
        <h2>{words.calls['popular-items']}</h2>
        <span className="sp" />
        <div className="seg" role="group" aria-label={words.calls['popular-items']}>
          {[false, true].map((one) => (
            <button key={String(one)} type="button" aria-pressed={byAmount === one} onClick={() => setByAmount(one)}>
              {one ? t.amount : t.quantity}
            </button>
          ))}
        </div>
      </div>
      <BarList
        label={words.calls['popular-items']}
        bars={sorted.map((row) => ({
          key: row.key,
          label: row.label,
          value: byAmount ? amountOf(row) : row.value,
          text: number(row.value),
          side: cash(amountOf(row)),
          share: row.share,
        }))}
      />
    </section>
  )
}
