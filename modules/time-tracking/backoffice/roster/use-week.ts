import { useCall } from '#ui/backoffice/calls.ts'
import { useStaff } from '#ui/backoffice/staff.tsx'
import { dayOf, shift } from '#ui/backoffice/format.ts'
import { useSearchParams } from 'react-router'
import { rosterEndpoints } from '../../contract.ts'

/** Loads a week of the selected branch: the week in the address (`?woche=2026-03-23`), or the current week. */
export function useWeek() {
  const { branchId, branches, clock } = useStaff()
  const [search, setSearch] = useSearchParams()
  const zone = (branches.find(({ id }) => id === branchId) ?? branches[0])?.timeZone ?? 'Europe/Vienna'
  const today = dayOf(clock.now(), zone)
  const named = /^\d{4}-\d\d-\d\d$/.exec(search.get('woche') ?? '')?.[0] ?? today
  const monday = shift(named, 1 - Temporal.PlainDate.from(named).dayOfWeek)
  const query = { from: monday, ...(branchId === undefined ? {} : { branch: branchId }) }
  const found = useCall(rosterEndpoints.week, { query }, { keepPrevious: true, refetchInterval: 30_000 })
  return { monday, today, query, found, setMonday: (next: string) => setSearch({ woche: next }) }
}
