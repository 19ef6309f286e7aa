import { editors } from '#contract/roles.ts'
import { defaultZone } from '#kernel/time.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { dayOf, formatDuration, formatMomentInText, initials } from '#ui/backoffice/format.ts'
import type { AttentionRow, OverviewCard, OverviewPart } from '#ui/backoffice/overview.ts'
import { hasRole, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { IconClockExclamation } from '@tabler/icons-react'
import { peopleEndpoints, rosterEndpoints } from '../../contract.ts'
import { dutyTexts } from '../../words/overview.ts'
import { isForgotten, workedMinutes } from './duty.ts'

/**
 * The part of the overview about people at work: who is working now and for how long, and who has not ended a block of work of an earlier
 * day. Only users who may approve times see it.
 */
export function useDuty(): OverviewPart {
  const t = useTexts(dutyTexts)
  const { branches, branchId, user, locale } = useStaff()
  const enabled = hasRole(user, editors)
  const now = useNow(60_000)
  const zone = (branches.find(({ id }) => id === branchId) ?? branches[0])?.timeZone ?? defaultZone
  const to = dayOf(now, zone)
  const from = String(Temporal.PlainDate.from(to).subtract({ days: 7 }))
  const query = { from, to, ...(branchId ? { branch: branchId } : {}) }
  const worked = useCall(rosterEndpoints.activities.list, { query }, { enabled, refetchInterval: 60_000 })
  const people = useCall(peopleEndpoints.people, { query: { pageSize: 500 } }, { enabled })
  if (worked.isLoading || people.isLoading) return { kind: 'loading' }
  if (!enabled || !worked.data || !people.data) return { kind: 'ready' }
  const nameOf = (id: string) => people.data.value.find((one) => one.id === id)?.name ?? t.unknown
  const open = worked.data.value.filter((one) => one.to === null && !one.isVoided)
  const at = (time: string) => formatMomentInText(Date.parse(time), now, zone, locale)
  const attention = open
    .filter((one) => isForgotten(one, now))
    .map((one): AttentionRow => ({
      key: `duty${one.id}`,
      icon: IconClockExclamation,
      tone: 'new',
      title: t.forgotten(nameOf(one.user)),
      text: t.open(at(one.from)),
      to: '/ist-zeiten',
      go: t.clear,
    }))
  const onDuty = open.filter((one) => !isForgotten(one, now))
  const card: OverviewCard = {
    title: t.title,
    place: 'main',
    count: onDuty.length,
    link: { to: '/ist-zeiten', label: t.actual },
    body:
      onDuty.length === 0 ? (
        <p className="t2">{t.nobody}</p>
      ) : (
        <ul className="col" style={{ gap: 10 }}>
          {onDuty.map((one) => (
            <li key={one.id} className="row">
              <span className="ava" aria-hidden>
                {initials(nameOf(one.user))}
              </span>
              <span style={{ flex: 1, minWidth: 0 }}>
                <b className="el" style={{ display: 'block' }}>
                  {nameOf(one.user)}
                </b>
                <span className="sm mut">
                  {t.since(at(one.from))}
                  {one.pauses.some((pause) => pause.to === null) ? ` · ${t.pause}` : ''}
                </span>
              </span>
              <b className="nw">{formatDuration(workedMinutes(one, now) * 60)}</b>
            </li>
          ))}
        </ul>
      ),
  }
  return { kind: 'ready', attention, cards: [card] }
}
