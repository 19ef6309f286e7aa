import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { formatMoment, initials } from '#ui/backoffice/format.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useLocale, useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button, Textarea } from '@mantine/core'
import { IconBeach } from '@tabler/icons-react'
import { useState } from 'react'
import { requestEndpoints, rosterEndpoints, type TimeRequest } from '../../contract.ts'
import { requestTexts } from '../../words/requests.ts'
import { timeTrackingTitles } from '../../words/titles.ts'
import { TimeTabs } from '../roster/WeekHead.tsx'
import { RequestLine } from './RequestLine.tsx'
import { SwapPreview } from './SwapPreview.tsx'
import '../time.css'

const zoneOf = (branches: readonly { timeZone: string }[]): string => branches[0]?.timeZone ?? 'Europe/Vienna'

/**
 * The page with the requests of the people in the user's branches. For each request it shows what the request would change, and buttons
 * that approve or refuse the request.
 */
export default function RequestsScreen() {
  const t = useTexts(requestTexts)
  const titles = useTexts(timeTrackingTitles)
  const found = useCall(requestEndpoints.list, { query: {} }, { refetchInterval: 30_000 })
  const { branches } = useStaff()
  const zone = zoneOf(branches)
  const requests = found.data?.value ?? []
  const open = requests.filter(({ state }) => state === 'open')
  const decided = requests.filter(({ state }) => state !== 'open').slice(0, 20)
  return (
    <>
      <PageHead title={titles.requests}>
        <TimeTabs />
      </PageHead>
      {found.isError ? (
        <FailedState error={found.error} title={t.failed} retry={() => void found.refetch()} />
      ) : !found.data ? (
        <LoadingState label={titles.requests} />
      ) : (
        <div className="m-time-tracking tt-requests">
          {open.length === 0 ? <EmptyState icon={IconBeach} title={t.empty} text={t.emptyText} /> : null}
          {open.map((one) => (
            <OpenRequest key={one.id} request={one} />
          ))}
          {decided.length > 0 ? (
            <section className="card">
              <h2 className="hd">{t.decided}</h2>
              <ul className="tt-list">
                {decided.map((one) => (
                  <li key={one.id}>
                    <b>{one.name}</b>
                    <span className="sp">
                      <RequestLine request={one} zone={zone} />
                    </span>
                    <span className="bdg">
                      {t.states[one.state]} {one.decidedByName ? t.by(one.decidedByName) : ''}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      )}
    </>
  )
}

function OpenRequest({ request }: { request: TimeRequest }) {
  const t = useTexts(requestTexts)
  const locale = useLocale()
  const { user, clock, branches } = useStaff()
  const zone = zoneOf(branches)
  const [note, setNote] = useState<string>()
  const decide = useAction(requestEndpoints.decide, { refresh: [requestEndpoints.list, rosterEndpoints.week] })
  const send = (isApproved: boolean) =>
    decide.mutate({ params: { id: request.id }, body: { isApproved, note: note ?? '' } })
  const number = (value: number) => new Intl.NumberFormat(locale === 'de' ? 'de-AT' : 'en-GB').format(value)
  return (
    <article className="card">
      <div className="hd">
        <span className="av" aria-hidden>
          {initials(request.name)}
        </span>
        <span className="col sp" style={{ gap: 0 }}>
          <b>{request.name}</b>
          <span className="mut sm">
            <RequestLine request={request} zone={zone} />
          </span>
        </span>
        <span className="bdg prog">{request.leave ? t.absence[request.leave.kind] : t.kinds[request.kind]}</span>
      </div>
      <div className="bd col">
        {request.effect ? (
          <p className={request.effect.left < 0 ? 'ban alarm' : 'ban ok'}>
            {t.effect(number(request.effect.days), number(request.effect.left))}
          </p>
        ) : null}
        <SwapPreview request={request} />
        {request.reason ? <p>{request.reason}</p> : null}
        <p className="mut sm">{formatMoment(Date.parse(request.createdAt), clock.now(), zone, locale)}</p>
        {decide.isError ? (
          <p className="errm" role="alert">
            {failureText(decide.error, t.decideFailed)}
          </p>
        ) : null}
        {note === undefined ? null : (
          <Textarea
            label={t.note}
            required
            value={note}
            maxLength={500}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        )}
        {user.id === request.user || user.id === request.partner?.id ? (
          <p className="mut">{t.ownRecord}</p>
        ) : (
          <div className="row w">
            {note === undefined ? (
              <>
                <Button
                  variant="filled"
                  loading={decide.isPending}
                  disabled={request.breaches.length > 0 || request.partner?.agreedAt === null}
                  onClick={() => send(true)}
                >
                  {t.approve}
                </Button>
                <Button onClick={() => setNote('')}>{t.refuse}</Button>
              </>
            ) : (
              <Button
                variant="danger"
                loading={decide.isPending}
                disabled={note.trim().length < 3}
                onClick={() => send(false)}
              >
                {t.refuseNow}
              </Button>
            )}
          </div>
        )}
      </div>
    </article>
  )
}
