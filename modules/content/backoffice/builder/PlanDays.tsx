import { formatShortDay } from '#ui/backoffice/format.ts'
import { useLocale, useStaff } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { nextDays } from '../../rules/plan-time.ts'

/** A button for each of the next seven days. A click changes the day of the planned time `at` and keeps its hour and minute. */
export function PlanDays(props: { label: string; at: string; zone: string; onChoose: (at: string) => void }) {
  const locale = useLocale()
  const { clock } = useStaff()
  const [chosen, time = ''] = props.at.split('T')
  return (
    <div className="row w" role="group" aria-label={props.label} style={{ gap: 6 }}>
      {nextDays(clock.now(), props.zone).map((day) => (
        <Button
          key={day}
          size="xs"
          variant={day === chosen ? 'light' : 'default'}
          aria-pressed={day === chosen}
          onClick={() => props.onChoose(`${day}T${time || '08:00'}`)}
        >
          {formatShortDay(Date.parse(day), 'UTC', locale)}
        </Button>
      ))}
    </div>
  )
}
