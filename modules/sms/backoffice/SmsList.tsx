import { PhoneText } from '#modules/ordering/backoffice/parts/PhoneText.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { formatListed, formatMoney } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { Link } from 'react-router'
import { smsEndpoints, type SmsMessage } from '../contract.ts'
import { canRetry } from '../rules/states.ts'
import { smsTexts } from '../words/sms.ts'

const tones: Readonly<Record<SmsMessage['state'], string>> = {
  queued: 'new',
  sending: 'new',
  sent: 'prog',
  delivered: 'ok',
  undelivered: 'alarm',
  failed: 'alarm',
  doubtful: 'alarm',
  shown: '',
}

/** The list of SMS, newest first. An SMS that has failed, was not delivered or is doubtful has a button that sends it again. */
export function SmsList({ all }: { all: readonly SmsMessage[] }) {
  const t = useTexts(smsTexts)
  const { currency, locale } = useStaff()
  const now = useNow(60_000)
  const retry = useAction(smsEndpoints.retry, { refresh: [smsEndpoints.list] })
  const again = (id: string): void =>
    retry.mutate(
      { params: { id } },
      {
        onSuccess: () => notify(t.retried),
        onError: (error) => notify(failureText(error, t.retryFailed), 'failed'),
      },
    )
  return (
    <ul className="all">
      {all.map((sms) => (
        <li key={sms.id}>
          <div className="row w">
            <b>
              <PhoneText phone={sms.to} />
            </b>
            {sms.orderId ? <Link to={`/verlauf/${sms.orderId}`}>{sms.orderUid ?? sms.orderId}</Link> : null}
            <span className="sp" />
            <span className="t2 sm nw">{formatListed(Date.parse(sms.createdAt), now, deviceZone(), locale)}</span>
            <span className={`bdg ${tones[sms.state]}`} title={t.stateHelp[sms.state]}>
              {t.states[sms.state]}
            </span>
          </div>
          <p className="text">{sms.text}</p>
          <div className="row w sm t2">
            <span>{t.parts(sms.count)}</span>
            {sms.cost === null ? null : <span>{formatMoney(sms.cost, currency)}</span>}
            {sms.lastError ? <span className="reason">{sms.lastError}</span> : null}
            <span className="sp" />
            {canRetry(sms.state) ? (
              <Button
                size="xs"
                leftSection={<IconRefresh className="i" stroke={1.75} aria-hidden />}
                disabled={retry.isPending}
                onClick={() => again(sms.id)}
              >
                {t.retry}
              </Button>
            ) : null}
          </div>
          {sms.state === 'doubtful' ? <p className="hint">{t.stateHelp.doubtful}</p> : null}
        </li>
      ))}
    </ul>
  )
}
