import { formatMoment } from '#ui/backoffice/format.ts'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconAlertTriangle, IconCalendarEvent } from '@tabler/icons-react'
import { useState } from 'react'
import { builderTexts } from '../../words/builder.ts'
import { useCancelPlan } from './use-cancel-plan.ts'
import type { OpenDocument } from './use-document.ts'

/**
 * A badge with the time at which the document (for example a page) will be published or taken off the site, or with the note that this
 * failed. The button in the badge cancels the plan. Without a plan there is no badge.
 */
export function PlanBadge({ doc }: { doc: OpenDocument }) {
  const t = useTexts(builderTexts)
  const locale = useLocale()
  const { branches, clock } = useStaff()
  const cancel = useCancelPlan(doc)
  const [isBusy, setIsBusy] = useState(false)
  const { plan } = doc.view
  if (!plan) return null
  const Picture = plan.error ? IconAlertTriangle : IconCalendarEvent
  const zone = branches[0]?.timeZone ?? 'Europe/Vienna'
  const run = async () => {
    setIsBusy(true)
    await cancel()
    setIsBusy(false)
  }
  return (
    <>
      <span className={`bdg ${plan.error ? 'alarm' : 'prog'}`}>
        <Picture className="i" stroke={1.75} aria-hidden />
        {plan.error ? t.planFailed : t.planned(formatMoment(Date.parse(plan.at), clock.now(), zone, locale))}
      </span>
      {doc.isMine ? (
        <Button size="xs" variant="subtle" loading={isBusy} onClick={() => void run()}>
          {t.planCancel}
        </Button>
      ) : null}
    </>
  )
}
