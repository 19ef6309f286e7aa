import { branchesEndpoints } from '#modules/branches/contract.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { formatMomentInText, formatUntil } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNowAs } from '#ui/backoffice/use-now.ts'
import { Tooltip } from '@mantine/core'
import { IconMoon } from '@tabler/icons-react'
import { useMemo } from 'react'
import { closedBranches } from '../../rules/closed-branches.ts'
import { boardTexts } from '../../words/board.ts'
import { zoneOf } from '../parts/order-words.ts'

const MINUTE = 60_000

/** Maximum number of closed branches that the chip shows by their letters. */
const MOST_LETTERS = 3

/**
 * Shows which branches on the board are closed, and when the first of them opens. It shows their letters, which are also in front of the
 * numbers on the cards, because names of branches often begin alike. If there is too little room, the time takes a second line. So the bar above
 * the columns stays one row. The tooltip, which screen readers read too, has the names, and says when new orders start to wait for staff: rides
 * at once, even while the branch is closed; food when the branch opens.
 */
export function ClosedChip({ branch }: { branch: string | undefined }) {
  const t = useTexts(boardTexts).board
  const { branches, locale } = useStaff()
  // The whole minute of the clock, so that 'morgen' disappears at midnight and not some seconds later.
  const now = useNowAs((at) => Math.floor(at / MINUTE) * MINUTE)
  const hours = useCall(branchesEndpoints.list, { query: { pageSize: 500 } }, { refetchInterval: 30_000 })
  const list = hours.data?.value
  const closed = useMemo(
    () =>
      closedBranches(
        (list ?? []).filter(({ id }) => branch === undefined || id === branch),
        now,
      ),
    [list, branch, now],
  )
  const [first] = closed
  if (!first) return null
  const from = ({ id, opensAt }: (typeof closed)[number]) =>
    opensAt === undefined ? undefined : formatMomentInText(opensAt, now, zoneOf({ branchId: id }, branches), locale)
  const until =
    first.opensAt === undefined
      ? undefined
      : formatUntil(first.opensAt, now, zoneOf({ branchId: first.id }, branches), locale)
  const nameOf = (id: string) => branches.find((one) => one.id === id)?.name ?? ''
  const shown = (first.delivers ? t.pickupClosed : t.closed)(until)
  const breakAt = until === undefined ? 0 : shown.indexOf(until)
  const [before, after] = [shown.slice(0, breakAt), shown.slice(breakAt)]
  // If there is only one branch, its orders have no letter.
  const codes = closed.flatMap(({ id }) => branches.find((one) => one.id === id)?.code ?? [])
  const more = closed.length > MOST_LETTERS ? ` +${closed.length - MOST_LETTERS}` : ''
  const which = branches.length > 1 ? `${codes.slice(0, MOST_LETTERS).join(', ')}${more}` : ''
  const wholeOf = (one: (typeof closed)[number]) =>
    one.delivers ? t.pickupClosedAt : one.countsFromOpening ? t.closedAt : t.closedRides
  const told = closed.map((one) => wholeOf(one)(nameOf(one.id), from(one)))
  return (
    <Tooltip
      multiline
      events={{ hover: true, focus: true, touch: true }}
      label={told.map((line) => (
        <div key={line}>{line}</div>
      ))}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only the tooltip of the focused chip shows the whole text */}
      <span className="chip closed" role="status" tabIndex={0}>
        <IconMoon size={16} stroke={1.75} aria-hidden />
        <span className="sr">{told.join('. ')}</span>
        <span className="until" aria-hidden>
          {/* The text may only break before the time. */}
          <span>{`${which ? `${which} · ` : ''}${before}`.trimEnd()}</span> <span>{after}</span>
        </span>
      </span>
    </Tooltip>
  )
}
