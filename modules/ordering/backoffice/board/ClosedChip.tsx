import { branchesEndpoints } from '#modules/branches/contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { dayOf, formatMomentInText, formatTime } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { IconMoon } from '@tabler/icons-react'
import { useMemo } from 'react'
import { closedBranches } from '../../rules/closed-branches.ts'
import { boardTexts } from '../../words/board.ts'
import { zoneOf } from '../parts/order-words.ts'

/**
 * Shows which branches on the board are closed, and when each opens. The tooltip also says when new orders start to wait for staff: rides
 * at once, even while the branch is closed; food when the branch opens.
 */
export function ClosedChip({ branch }: { branch: string | undefined }) {
  const t = useTexts(boardTexts).board
  const { branches, locale } = useStaff()
  const now = useNow(60_000)
  const hours = useCall(branchesEndpoints.list, { query: { pageSize: 500 } })
  const list = hours.data?.value
  const closed = useMemo(
    () =>
      closedBranches(
        (list ?? []).filter(({ id }) => branch === undefined || id === branch),
        now,
      ),
    [list, branch, now],
  )
  const from = ({ id, opensAt }: (typeof closed)[number]) =>
    opensAt === undefined ? undefined : formatMomentInText(opensAt, now, zoneOf({ branchId: id }, branches), locale)
  // Returns the opening time without the day if the branch opens today, because the chip has little room.
  const until = (one: (typeof closed)[number]) => {
    const zone = zoneOf({ branchId: one.id }, branches)
    const isToday = one.opensAt !== undefined && dayOf(one.opensAt, zone) === dayOf(now, zone)
    return isToday && one.opensAt !== undefined ? formatTime(one.opensAt, zone) : from(one)
  }
  const nameOf = (id: string) => branches.find((one) => one.id === id)?.name ?? ''
  const [first] = closed
  if (!first) return null
  const told = closed.map((one) => {
    const opens = until(one)
    return opens ? t.until(nameOf(one.id), opens) : nameOf(one.id)
  })
  const opens = until(first)
  // If there is only one branch, its name is left out.
  const text = branches.length > 1 ? t.closed(told.join(', ')) : opens ? t.closedUntil(opens) : t.closed('')
  return (
    <span
      className="chip closed"
      role="status"
      title={closed
        .map((one) => (one.countsFromOpening ? t.closedAt : t.closedRides)(nameOf(one.id), from(one)))
        .join('\n')}
    >
      <IconMoon size={16} stroke={1.75} aria-hidden />
      <span className="el">{text}</span>
    </span>
  )
}
