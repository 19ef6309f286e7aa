import { useCall } from '#ui/backoffice/calls.ts'
import { formatMoment } from '#ui/backoffice/format.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { playEndpoints } from '../contract.ts'
import { wallTexts } from '../words/wall.ts'

const MOST_LINES = 100

/** What a screen wrote down, newest first. */
export function ScreenLog({ id, zone }: { id: string; zone: string }) {
  const t = useTexts(wallTexts)
  const { clock, locale } = useStaff()
  const lines = useCall(playEndpoints.logs, { params: { id } }).data?.value ?? []
  return (
    <details>
      <summary>{t.log}</summary>
      {lines.length === 0 ? <p className="mut sm">{t.logEmpty}</p> : null}
      <ul className="loglines">
        {lines.slice(0, MOST_LINES).map(({ at, line }) => (
          <li key={`${at}${line}`}>
            <time className="mut sm" dateTime={at}>
              {formatMoment(Date.parse(at), clock.now(), zone, locale)}
            </time>{' '}
            {line}
          </li>
        ))}
      </ul>
    </details>
  )
}
