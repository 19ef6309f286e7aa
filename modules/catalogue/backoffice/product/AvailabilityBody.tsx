import { productWords } from '../../words/product.ts'
import type { productEntity } from '../../contract.ts'
import type { SectionView } from '#ui/backoffice/crud/editor.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'

/** The section of the product form that decides when guests can order the product: public, enabled, sold out, schedule, lead time. */
export function AvailabilityBody({ values, set, field }: SectionView<typeof productEntity>) {
  const t = useTexts(productWords).schedule
  const hasRules = (values.schedule?.length ?? 0) > 0
  const [isPlanned, setIsPlanned] = useState(hasRules)
  return (
    <div className="col" style={{ gap: 18 }}>
      {field('isPublic')}
      {field('isEnabled')}
      {values.type === 'vehicle' ? null : (
        <>
          {field('isSoldOut')}
          {values.isSoldOut ? field('soldOutUntil') : null}
        </>
      )}
      <div className="col" style={{ gap: 12 }}>
        <h3 id="schedule-title">{t.when}</h3>
        <SegmentedControl
          aria-labelledby="schedule-title"
          data={[
            { value: 'always', label: t.always },
            { value: 'plan', label: t.byPlan },
          ]}
          value={isPlanned || hasRules ? 'plan' : 'always'}
          style={{ alignSelf: 'start' }}
          onChange={(value) => {
            setIsPlanned(value === 'plan')
            set('schedule', value === 'plan' ? [{ type: 'daily', isClosed: false, from: '09:00', to: '18:00' }] : [])
          }}
        />
        {isPlanned || hasRules ? (
          <>
            {field('schedule')}
            {field('isVisibleWhenUnavailable')}
          </>
        ) : null}
      </div>
      {field('isLeadTimeEnabled')}
      {values.isLeadTimeEnabled ? (
        <div className="fgrid" style={{ maxWidth: 380 }}>
          {field('leadTimeValue')}
          {field('leadTimeType')}
        </div>
      ) : null}
    </div>
  )
}
