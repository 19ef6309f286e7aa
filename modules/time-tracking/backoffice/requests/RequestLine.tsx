import { formatShortDay, formatTime } from '#ui/backoffice/format.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import type { TimeRequest } from '../../contract.ts'
import { requestTexts } from '../../words/requests.ts'

/**
 * One line of text about what a person requests. Times are shown in the time zone of the business, even if the device has another time
 * zone.
 */
export function RequestLine({ request, zone }: { request: TimeRequest; zone: string }) {
  const t = useTexts(requestTexts)
  const locale = useLocale()
  const day = (date: string) => formatShortDay(Date.parse(`${date}T12:00:00Z`), 'UTC', locale)
  const moment = (at: string) => `${formatShortDay(Date.parse(at), zone, locale)} ${formatTime(Date.parse(at), zone)}`
  const { leave, correction, shifts } = request
  if (shifts.length > 0)
    return (
      <>
        {shifts
          .map((one) =>
            t.passes(`${moment(one.from)}–${formatTime(Date.parse(one.to), zone)}`, one.ownerName, one.receiverName),
          )
          .join(' · ')}
      </>
    )
  if (leave) return <>{leave.from === leave.to ? day(leave.from) : `${day(leave.from)} – ${day(leave.to)}`}</>
  if (!correction?.from) return null
  if (correction.to === null) return <>{t.uncertain(moment(correction.from))}</>
  return (
    <>
      {moment(correction.from)} · {t.correction(formatTime(Date.parse(correction.to), zone))}
    </>
  )
}
