import { useCall } from '#ui/backoffice/calls.ts'
import { formatShortDay, formatTime } from '#ui/backoffice/format.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useApi, useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { IconDownload } from '@tabler/icons-react'
import { clockEndpoints, timeFiles } from '../../contract.ts'
import { clockTexts } from '../../words/clock.ts'
import { hours } from '../../rules/format.ts'
import { ShiftActions } from '../requests/ShiftActions.tsx'
import { saveFile } from '../months/save-file.ts'
import type { ClockKey } from './stored.ts'

/**
 * The list of the person's published shifts in the next four weeks, and of open shifts (shifts without a person) in the person's branches.
 */
export function OwnShifts(props: { access: ClockKey; zone: string; user: string; now: number }) {
  const { access, zone, user, now } = props
  const t = useTexts(clockTexts)
  const locale = useLocale()
  const found = useCall(clockEndpoints.schedules, { params: access, query: {} })
  if (found.isError) return <FailedState error={found.error} title={t.failed} retry={() => void found.refetch()} />
  if (!found.data) return <LoadingState label={t.shiftsTitle} />
  return (
    <section className="card">
      <h2 className="hd">{t.shiftsTitle}</h2>
      {found.data.value.length === 0 ? <p className="bd t2">{t.shiftsEmpty}</p> : null}
      <ul className="tt-list">
        {found.data.value.map((one) => (
          <li key={one.id} className="wr">
            <b>{formatShortDay(Date.parse(one.from), zone, locale)}</b>
            <span className="sp">
              {formatTime(Date.parse(one.from), zone)}–{formatTime(Date.parse(one.to), zone)}
            </span>
            {one.user === user ? (
              <span className="mut sm">{one.note}</span>
            ) : (
              <span className="bdg dash">{t.open}</span>
            )}
            {Date.parse(one.from) > now ? (
              <ShiftActions
                access={access}
                shift={one}
                isOwn={one.user === user}
                zone={zone}
                label={`${formatShortDay(Date.parse(one.from), zone, locale)} ${formatTime(Date.parse(one.from), zone)}`}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * The list of the person's recorded blocks of work in this month, including blocks that were declared invalid ('voided'). A button
 * downloads all data that is stored about the person's working time.
 */
export function OwnTimes({ access, zone, now }: { access: ClockKey; zone: string; now: number }) {
  const t = useTexts(clockTexts)
  const locale = useLocale()
  const api = useApi()
  const found = useCall(clockEndpoints.activities, { params: access, query: {} })
  const download = async () => {
    const result = await api.call(clockEndpoints.export, { params: access, query: {} })
    if (!result.ok) return
    saveFile(result.value, 'zeiten.csv')
  }
  const takeAll = async () => {
    const result = await api.call(timeFiles.ownData, { params: access })
    if (result.ok) saveFile(JSON.stringify(result.value, null, 2), 'arbeitszeit.json')
  }
  if (found.isError) return <FailedState error={found.error} title={t.failed} retry={() => void found.refetch()} />
  if (!found.data) return <LoadingState label={t.timesTitle} />
  return (
    <section className="card">
      <h2 className="hd">{t.timesTitle}</h2>
      {found.data.value.length === 0 ? <p className="bd t2">{t.timesEmpty}</p> : null}
      <ul className="tt-list">
        {found.data.value.toReversed().map((one) => {
          const end = one.to === null ? now : Date.parse(one.to)
          const paused = one.pauses.reduce(
            (sum, pause) => sum + (pause.to === null ? end : Date.parse(pause.to)) - Date.parse(pause.from),
            0,
          )
          const net = Math.floor((end - Date.parse(one.from) - paused) / 60_000 + 0.5)
          return (
            <li key={one.id} className={one.isVoided ? 'off' : undefined}>
              <b>{formatShortDay(Date.parse(one.from), zone, locale)}</b>
              <span className="sp">
                {formatTime(Date.parse(one.from), zone)}–{one.to === null ? t.now : formatTime(end, zone)}
                {one.flags.includes('claimed') ? <span className="bdg alarm">{t.missing}</span> : null}
                {one.isVoided ? <span className="bdg">{t.voided}</span> : null}
              </span>
              <span>{hours(net)}</span>
            </li>
          )
        })}
      </ul>
      <div className="bd row w">
        <button type="button" className="btn" onClick={() => void download()}>
          <IconDownload className="i" aria-hidden />
          {t.takeAlong}
        </button>
        <button type="button" className="btn" onClick={() => void takeAll()}>
          <IconDownload className="i" aria-hidden />
          {t.allData}
        </button>
      </div>
    </section>
  )
}
