import { failureText, must, useAction, useCall } from '#ui/backoffice/calls.ts'
import { formatMomentInText } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useApi, useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { IconCalendarPlus, IconDeviceMobile } from '@tabler/icons-react'
import { useState } from 'react'
import { peopleEndpoints } from '../../contract.ts'
import { clockTexts } from '../../words/clock.ts'
import '../time.css'

/**
 * The list of the user's personal links. Such a link opens the user's time clock or roster without sign-in. A new link is shown only once;
 * each link can be revoked.
 */
export function AccessList() {
  const t = useTexts(clockTexts)
  const api = useApi()
  const locale = useLocale()
  const { clock, branches } = useStaff()
  const found = useCall(peopleEndpoints.tokens)
  const revoke = useAction(peopleEndpoints.revokeToken, { refresh: [peopleEndpoints.tokens] })
  const [address, setAddress] = useState('')
  const [error, setError] = useState('')
  const zone = branches[0]?.timeZone ?? 'Europe/Vienna'
  const make = async (kind: 'device' | 'calendar') => {
    setError('')
    try {
      const name = kind === 'device' ? t.linkTitle : t.calendarName
      const { value } = await must(api, peopleEndpoints.createToken, { body: { name, kind } })
      const who = `${encodeURIComponent(value.username)}/${value.token}`
      const made =
        kind === 'device'
          ? `${location.origin}/backend/zeit/${who}`
          : `${location.origin}/api/time-tracking/${who}/calendar`
      setAddress(made)
      await found.refetch()
      await navigator.clipboard.writeText(made).then(
        () => notify(t.copied),
        // If the browser forbids writing to the clipboard, the person can copy the displayed address by hand.
        () => undefined,
      )
    } catch (failure) {
      setError(failureText(failure, t.failed))
    }
  }
  return (
    <section className="m-time-tracking card tt-access">
      <h2 className="hd">{t.accessTitle}</h2>
      <div className="bd col">
        <p className="mut sm">{t.accessText}</p>
        <div className="row w">
          <Button leftSection={<IconDeviceMobile className="i" aria-hidden />} onClick={() => void make('device')}>
            {t.copyLink}
          </Button>
          <Button leftSection={<IconCalendarPlus className="i" aria-hidden />} onClick={() => void make('calendar')}>
            {t.copyCalendar}
          </Button>
        </div>
        {address ? (
          <div className="ban ok" role="status">
            <span className="sp">
              {t.accessOnce} <code className="tt-address">{address}</code>
            </span>
          </div>
        ) : null}
        {error || revoke.isError ? (
          <p className="errm" role="alert">
            {error || failureText(revoke.error, t.failed)}
          </p>
        ) : null}
      </div>
      {found.isError ? <FailedState error={found.error} title={t.failed} retry={() => void found.refetch()} /> : null}
      {found.isPending ? <LoadingState label={t.accessTitle} rows={2} /> : null}
      <ul className="tt-list">
        {found.data?.value.map((one) => (
          <li key={one.id} className="wr">
            <span className="col sp" style={{ gap: 0 }}>
              <b>{one.name}</b>
              <span className="mut sm">
                {t.made(formatMomentInText(Date.parse(one.createdAt), clock.now(), zone, locale))}
                {one.lastUsedAt
                  ? ` · ${t.used(formatMomentInText(Date.parse(one.lastUsedAt), clock.now(), zone, locale))}`
                  : ''}
              </span>
            </span>
            <Button
              size="xs"
              aria-label={`${t.revoke}: ${one.name}`}
              onClick={() => revoke.mutate({ params: { id: one.id } })}
            >
              {t.revoke}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
