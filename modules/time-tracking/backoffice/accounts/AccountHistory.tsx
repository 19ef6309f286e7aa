import { useCall } from '#ui/backoffice/calls.ts'
import { formatMomentInText, formatTime } from '#ui/backoffice/format.ts'
import { FailedState } from '#ui/backoffice/States.tsx'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import * as z from 'zod'
import { rosterEndpoints } from '../../contract.ts'
import { hours } from '../../rules/format.ts'
import { accountTexts } from '../../words/accounts.ts'
import type { AccountOwner } from './AccountsScreen.tsx'
import { shortDate } from './days.ts'

const Span = z.object({ from: z.string(), to: z.string().nullable(), isVoided: z.boolean().default(false) }).nullable()

/** The list of all corrections of one person's times in this year: what was changed, by whom, when and why, and who approved it. */
export function AccountHistory({ owner }: { owner: AccountOwner }) {
  const t = useTexts(accountTexts)
  const locale = useLocale()
  const { clock, branches } = useStaff()
  const zone = branches[0]?.timeZone ?? 'Europe/Vienna'
  const today = Temporal.Instant.fromEpochMilliseconds(clock.now()).toZonedDateTimeISO(zone).toPlainDate()
  const query = { user: owner.user, from: `${today.year}-01-01`, to: today.toString() }
  const found = useCall(rosterEndpoints.corrections, { query })
  const span = (value: unknown): string => {
    const one = Span.safeParse(value)
    if (!one.success || !one.data || one.data.isVoided) return t.none
    const time = (at: string | null) => (at === null ? '…' : formatTime(Date.parse(at), zone))
    return `${time(one.data.from)}–${time(one.data.to)}`
  }
  return (
    <section className="card">
      <h2 className="hd">{t.history}</h2>
      {found.isError ? <FailedState error={found.error} title={t.failed} retry={() => void found.refetch()} /> : null}
      {found.data?.value.length === 0 ? <p className="bd mut">{t.noHistory}</p> : null}
      <ul className="tt-list">
        {found.data?.value.map((one) => (
          <li key={one.id}>
            <span className="col sp" style={{ gap: 2 }}>
              <span>
                <b>{shortDate(one.date, locale)}</b> {t.changed(span(one.before), span(one.after))}{' '}
                {one.counterMinutes === null ? null : (
                  <span className="bdg idle">{t.counter(hours(one.counterMinutes, { sign: true }))}</span>
                )}
              </span>
              <span>{one.reason === 'undo' ? t.undone : one.reason}</span>
              <span className="mut sm">
                {t.by(one.byName)}, {formatMomentInText(Date.parse(one.at), clock.now(), zone, locale)}
                {one.approvedByName ? ` · ${t.approvedBy(one.approvedByName)}` : ''}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
