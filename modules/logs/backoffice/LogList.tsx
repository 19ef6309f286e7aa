import {
  dayOf,
  formatDay,
  formatLongDay,
  formatMomentInText,
  formatMoney,
  formatNumber,
  formatTime,
  initials,
} from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { IconDeviceTablet, IconKey, IconSettings, IconUser } from '@tabler/icons-react'
import { Fragment } from 'react'
import { Link } from 'react-router'
import type { LogEntry } from '../contract.ts'
import { logTexts } from '../words/logs.ts'
import { logsTitles } from '../words/titles.ts'
import { useLogReader } from './use-log-words.ts'
import { useLogZone } from './use-log-zone.ts'

const pictures = { system: IconSettings, customer: IconUser, device: IconDeviceTablet, key: IconKey } as const

/** A sign for the person or system that acted: initials for a person, otherwise an icon, for example for the system. */
function ActorSign({ actor }: { actor: LogEntry['actor'] }) {
  const Picture = Object.entries(pictures).find(([type]) => type === actor.type)?.[1]
  return (
    <span className="avatar" aria-hidden>
      {Picture ? <Picture size={15} /> : initials(actor.name ?? '?')}
    </span>
  )
}

/** A list of entries, grouped by day. Each entry is a link that opens its details. */
export function LogList({
  entries,
  current,
  address,
}: {
  entries: readonly LogEntry[]
  current: string | undefined
  address: string
}) {
  const t = useTexts(logTexts)
  const titles = useTexts(logsTitles)
  const reader = useLogReader()
  const locale = useLocale()
  const zone = useLogZone()
  const now = useNow(60_000)
  const whatOf = (entry: LogEntry): string =>
    [
      reader.action(entry),
      entry.mark?.item,
      entry.copy !== undefined && t.copyNumber(entry.copy),
      entry.money && formatMoney(entry.money.amount, entry.money.currency),
      entry.rows !== undefined && t.rows(formatNumber(entry.rows, locale), entry.rows),
      entry.until && t.until(formatMomentInText(Date.parse(entry.until), Date.parse(entry.at), zone, locale)),
    ]
      .filter(Boolean)
      .join(' · ')
  const days = Map.groupBy(entries, ({ at }) => dayOf(Date.parse(at), zone))
  return (
    <div role="table" aria-label={titles.log} className="logs">
      <div role="row" className="lhead">
        {Object.entries(t.heads).map(([name, text]) => (
          <span role="columnheader" key={name}>
            {text}
          </span>
        ))}
      </div>
      {[...days.values()].map((ofDay) => {
        const at = Date.parse(ofDay[0]?.at ?? '')
        const day = formatDay(at, now, zone, locale)
        const long = formatLongDay(at, zone, locale)
        return (
          <Fragment key={long}>
            <div role="row" className="lday">
              <span role="cell">{/\d/.test(day) ? long : `${day}, ${long}`}</span>
            </div>
            {ofDay.map((entry) => (
              <Link
                role="row"
                key={entry.id}
                to={`/protokoll/${entry.id}${address}`}
                className={`lrow ${entry.id === current ? 'cur' : ''}`}
                aria-current={entry.id === current ? 'true' : undefined}
              >
                <span role="cell" className="mut at">
                  {formatTime(Date.parse(entry.at), zone)}
                </span>
                <span role="cell" className="who">
                  <ActorSign actor={entry.actor} />
                  <span className="el">{reader.actor(entry)}</span>
                </span>
                <span role="cell" className="what el" title={whatOf(entry)}>
                  {whatOf(entry)}
                </span>
                <span role="cell" className="on el">
                  <span className="mut">{reader.kind(entry.entity, entry.variant)}</span> <b>{reader.label(entry)}</b>
                </span>
              </Link>
            ))}
          </Fragment>
        )
      })}
    </div>
  )
}
