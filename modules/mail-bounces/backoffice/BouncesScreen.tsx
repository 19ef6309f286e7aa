import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { formatListed } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { Button } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { type MailBounce, mailBounceEndpoints as calls } from '../contract.ts'
import { bounceTexts } from '../words/bounces.ts'
import { mailBouncesTitles } from '../words/titles.ts'
import './bounces.css'

/** The page 'Unzustellbare Mails': addresses to which mails cannot be delivered, each with the provider's error and the order whose mail failed. */
export default function BouncesScreen() {
  const t = useTexts(bounceTexts)
  const titles = useTexts(mailBouncesTitles)
  const found = useCall(calls.list, { query: {} }, { refetchInterval: 30_000 })
  return (
    <>
      <PageHead title={titles.bounces} crumbs={[{ label: t.settings }]} />
      <div className="m-mail-bounces screen">
        {found.error ? (
          <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
        ) : !found.data ? (
          <LoadingState label={titles.bounces} />
        ) : found.data.value.length === 0 ? (
          <EmptyState icon={IconMailCheck} title={t.emptyTitle} text={t.emptyText} />
        ) : (
          <>
            <p className="t2">{t.intro}</p>
            <BounceList all={found.data.value} />
            <p className="hint">{t.clearHint}</p>
          </>
        )}
      </div>
    </>
  )
}

function BounceList({ all }: { all: readonly MailBounce[] }) {
  const t = useTexts(bounceTexts)
  const locale = useLocale()
  const now = useNow(60_000)
  const clear = useAction(calls.clear, { refresh: [calls.list, calls.ofOrder] })
  const reachable = (email: string): void =>
    clear.mutate(
      { body: { email } },
      {
        onSuccess: () => notify(t.cleared),
        onError: (error) => notify(failureText(error, t.clearFailed), 'failed'),
      },
    )
  return (
    <ul className="all">
      {all.map(({ email, kind, reason, at, orderId, orderUid }) => (
        <li key={email}>
          <div className="row w">
            <b className="address">{email}</b>
            <span className="bdg alarm">{t.kinds[kind]}</span>
            <span className="sp" />
            <span className="t2 sm nw">{formatListed(Date.parse(at), now, deviceZone(), locale)}</span>
          </div>
          {reason ? <p className="sm reason">{t.said(reason)}</p> : null}
          <div className="row w sm">
            {orderId ? <Link to={`/verlauf/${orderId}`}>{t.order(orderUid ?? orderId)}</Link> : null}
            <span className="sp" />
            <Button size="xs" aria-label={t.clearOf(email)} disabled={clear.isPending} onClick={() => reachable(email)}>
              {t.clear}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}
