import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import type { BranchHours } from '../../rules/branch-opening.ts'
import { type ChangedHours, withClosedDay, withReopenedDay } from '../../rules/day-closing.ts'
import { hoursTexts } from '../../words/hours.ts'
import { ruleName } from './words.ts'

interface HouseDay {
  house: BranchHours
  /** The business day, as YYYY-MM-DD. */
  day: string
}

/**
 * The button that closes the branch for the business day, or opens it again. Both change the opening hours and, if the branch has them, its
 * own delivery hours.
 */
export function CloseToday({ house, day, onChange }: HouseDay & { onChange: (changed: ChangedHours) => void }) {
  const t = useTexts(hoursTexts)
  const closed = withClosedDay(house, day)
  const Picture = closed ? IconMoon : IconSun
  return (
    <Button
      size="xs"
      leftSection={<Picture className="i" stroke={1.75} aria-hidden />}
      onClick={() => onChange(closed ?? withReopenedDay(house, day))}
    >
      {closed ? t.closeToday : t.openAgain}
    </Button>
  )
}

/** Says that the delivery hours are closed on the business day, because they stand in another tab of the form. */
export function ClosedToo({ house, day }: HouseDay) {
  const t = useTexts(hoursTexts)
  const locale = useLocale()
  const isClosed = house.isDeliveryHoursEnabled && !withClosedDay(house, day)
  if (!isClosed) return null
  return (
    <p className="bd sm t2" role="status">
      {t.deliveryToo(ruleName({ type: 'once', date: day }, locale))}
    </p>
  )
}
