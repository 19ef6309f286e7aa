import { Button } from '@mantine/core'
import { IconExternalLink, IconRefresh, IconRepeat } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRecordKinds } from '#modules/logs/backoffice/parts/use-record-kinds.ts'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { deviceZone } from '#ui/backoffice/crud/device-zone.ts'
import { formatListed } from '#ui/backoffice/format.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { useNow } from '#ui/backoffice/use-now.ts'
import { type Delivery, type WebhookEndpoint, webhookEndpoints as calls } from '../contract.ts'
import { webhookTexts } from '../words/webhooks.ts'

const tones = { waiting: 'new', delivered: 'ok', dead: 'alarm' } as const

/**
 * Lists the last deliveries to one webhook. A click on a delivery shows the response of the webhook and a button that sends the delivery
 * again.
 */
export function Deliveries({ webhook }: { webhook: WebhookEndpoint }) {
  const t = useTexts(webhookTexts)
  const { id, name, dead, createdAt } = webhook
  const found = useCall(calls.deliveries, { params: { id } }, { refetchInterval: 10_000 })
  const replay = useAction(calls.replay, { refresh: [calls.list, calls.deliveries] })
  const repeat = (body: { delivery: string } | { since: string }) =>
    replay.mutate(
      { params: { id }, body },
      {
        onSuccess: ({ count }) => notify(t.repeated(count)),
        onError: (error) => notify(failureText(error, t.failed), 'failed'),
      },
    )
  const all = found.data?.value ?? []
  return (
    <div className="log">
      <div className="row w head">
        <h3>{t.deliveries(name)}</h3>
        <span className="sp" />
        {dead > 0 ? (
          <Button
            size="xs"
            loading={replay.isPending}
            leftSection={<IconRepeat className="i" aria-hidden />}
            onClick={() => repeat({ since: createdAt })}
          >
            {t.againAll}
          </Button>
        ) : null}
      </div>
      {found.isError ? (
        <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <LoadingState label={t.show} rows={3} />
      ) : all.length === 0 ? (
        <p className="t2 none">{t.none}</p>
      ) : (
        <ul>
          {all.map((one) => (
            <OneDelivery key={one.id} delivery={one} onAgain={() => repeat({ delivery: one.id })} />
          ))}
        </ul>
      )}
    </div>
  )
}

function OneDelivery({ delivery, onAgain }: { delivery: Delivery; onAgain: () => void }) {
  const t = useTexts(webhookTexts)
  const { locale } = useStaff()
  const now = useNow(60_000)
  const [isOpen, setOpen] = useState(false)
  const { at, type, record, state, status, ms, answer, nextAt, attempts } = delivery
  const kinds = useRecordKinds()
  const to = type.endsWith('.deleted') ? undefined : kinds.to(record.type, record.id)
  const code = status === 0 ? t.noAnswer : (status ?? '–')
  return (
    <li>
      <button type="button" className="plain line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <time dateTime={at}>{formatListed(Date.parse(at), now, deviceZone(), locale)}</time>
        <b>{type}</b>
        <span className="mut">{code}</span>
        <span className={`bdg ${tones[state]}`}>
          {state === 'waiting' && nextAt && attempts > 0
            ? t.next(formatListed(Date.parse(nextAt), now, deviceZone(), locale))
            : t.states[state]}
        </span>
      </button>
      {isOpen ? (
        <div className="more">
          <code>
            {record.type} {record.id} #{record.sequence}
            {ms === null ? '' : ` · ${ms} ms`}
          </code>
          {answer ? <pre>{answer}</pre> : null}
          <div className="row w">
            <Button size="xs" leftSection={<IconRefresh className="i" aria-hidden />} onClick={onAgain}>
              {t.again}
            </Button>
            {to ? (
              <Button size="xs" component={Link} to={to} leftSection={<IconExternalLink className="i" aria-hidden />}>
                {t.open(kinds.name(record.type) ?? record.type)}
              </Button>
            ) : null}
            <span className="sm t2">{t.sameId}</span>
          </div>
        </div>
      ) : null}
    </li>
  )
}
