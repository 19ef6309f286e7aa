import { identityEndpoints } from '../../contract.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import { identityTexts } from '../../words/identity.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { formatMoment } from '#ui/backoffice/format.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { deviceOf } from './device.ts'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'

export function SessionsCard() {
  const t = useTexts(identityTexts)
  const shell = useTexts(backofficeTexts)
  const { locale, clock } = useStaff()
  const sessions = useCall(identityEndpoints.sessions)
  const end = useAction(identityEndpoints.endSession, { refresh: [identityEndpoints.sessions] })
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <section className="card">
      <div className="hd">
        <h2>{t.account.sessions}</h2>
        <span className="mut sm">{t.account.sessionsText}</span>
      </div>
      {end.isError ? <Banner tone="alarm">{failureText(end.error, shell.states.unknown)}</Banner> : null}
      {sessions.isError ? (
        <FailedState error={sessions.error} title={t.account.sessionsFailed} retry={() => void sessions.refetch()} />
      ) : null}
      {sessions.isPending ? <LoadingState label={t.account.sessions} rows={2} /> : null}
      <ul>
        {sessions.data?.value.map((session) => {
          const device = deviceOf(session.userAgent, t.account.unknownDevice)
          const Picture = /Mobile|iPhone|Android/.test(session.userAgent) ? IconDeviceMobile : IconDeviceDesktop
          return (
            <li
              key={session.id}
              className="row"
              style={{ padding: '10px 16px', borderBottom: '1px solid var(--line)' }}
            >
              <Picture className="i" stroke={1.75} aria-hidden />
              <div style={{ minWidth: 0 }}>
                <b>{device}</b> {session.isCurrent ? <span className="bdg ok">{t.account.current}</span> : null}
                <div className="sm mut">
                  {t.account.lastSeen(formatMoment(Date.parse(session.lastSeenAt), clock.now(), zone, locale))}
                </div>
              </div>
              <span className="sp" />
              {session.isCurrent ? null : (
                <Button
                  size="xs"
                  aria-label={t.account.endLabel(device)}
                  loading={end.isPending && end.variables.params?.id === session.id}
                  onClick={() => end.mutate({ params: { id: session.id } })}
                >
                  {t.account.end}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
