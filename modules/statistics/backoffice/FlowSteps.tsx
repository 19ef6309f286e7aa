import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { StatRow } from '../contract.ts'
import { screenTexts } from '../words/screen.ts'
import { nodeName } from '../words/visits.ts'
import { BarList } from './BarList.tsx'
import { flowSteps } from './flow-steps.ts'
import { count, percent } from './labels.ts'

/**
 * The event flow for a narrow screen. It shows one step at a time: the pages at this step, and for each page the next pages of its visits.
 */
export function FlowSteps({ rows }: { rows: readonly StatRow[] }) {
  const t = useTexts(screenTexts)
  const { locale } = useStaff()
  const steps = flowSteps(rows)
  const [chosen, choose] = useState(0)
  const index = Math.min(chosen, steps.length - 1)
  const next = (index + 1) % Math.max(1, steps.length)
  return (
    <div className="narrow-only">
      {(steps[index] ?? []).map(({ node, visits, ways }) => (
        <div key={node} className="flowfrom">
          <div className="row">
            <b>{nodeName(node, locale)}</b>
            <span className="sp" />
            <b className="num">{count(visits, locale)}</b>
          </div>
          <BarList
            label={nodeName(node, locale)}
            bars={ways.map(({ next: to, visits: some }) => ({
              key: to,
              label: `→ ${nodeName(to, locale)}`,
              value: some,
              text: count(some, locale),
              side: percent(some / visits, locale),
              share: some / visits,
            }))}
          />
        </div>
      ))}
      <div className="foot row">
        <span className="sm t2">{t.visits.stepOf(index + 1, steps.length)}</span>
        <span className="sp" />
        <Button onClick={() => choose(next)}>{t.visits.toStep(next + 1)}</Button>
      </div>
    </div>
  )
}
