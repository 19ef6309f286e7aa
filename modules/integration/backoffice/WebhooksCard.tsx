import { Button } from '@mantine/core'
import { IconSend, IconWebhook } from '@tabler/icons-react'
import { useState } from 'react'
import { failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { notify } from '#ui/backoffice/notify.ts'
import { EmptyState, FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { type WebhookEndpoint, webhookEndpoints as calls } from '../contract.ts'
import { webhookTexts } from '../words/webhooks.ts'
import { Deliveries } from './Deliveries.tsx'
import { WebhookDialog } from './WebhookDialog.tsx'

/** Lists the webhooks, with the numbers of waiting and failed deliveries. Below, the deliveries to the selected webhook are shown. */
export function WebhooksCard() {
  const t = useTexts(webhookTexts)
  const found = useCall(calls.list, undefined, { refetchInterval: 15_000 })
  const [shownId, setShown] = useState<string>()
  const [edited, setEdited] = useState<WebhookEndpoint>()
  const all = found.data?.value ?? []
  const shown = all.find(({ id }) => id === shownId) ?? all[0]
  return (
    <section className="card" aria-labelledby="webhooks-title">
      <div className="hd">
        <h2 id="webhooks-title">{t.title}</h2>
        <span className="cnt">{all.length}</span>
      </div>
      {found.isError ? (
        <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <LoadingState label={t.title} rows={2} />
      ) : all.length === 0 ? (
        <EmptyState icon={IconWebhook} title={t.emptyTitle} text={t.emptyText} />
      ) : (
        <ul>
          {all.map((one) => (
            <OneWebhook
              key={one.id}
              webhook={one}
              isShown={one.id === shown?.id}
              onShow={() => setShown(one.id)}
              onEdit={() => setEdited(one)}
            />
          ))}
        </ul>
      )}
      {shown ? <Deliveries webhook={shown} /> : null}
      {edited ? <WebhookDialog webhook={edited} onClose={() => setEdited(undefined)} /> : null}
    </section>
  )
}

function OneWebhook(props: { webhook: WebhookEndpoint; isShown: boolean; onShow: () => void; onEdit: () => void }) {
  const t = useTexts(webhookTexts)
  const { id, name, url, events, isEnabled, waiting, dead, failingSince } = props.webhook
  const test = useAction(calls.test, { refresh: [calls.list, calls.deliveries] })
  const troubles = [...(waiting > 0 ? [t.waiting(waiting)] : []), ...(dead > 0 ? [t.dead(dead)] : [])]
  const isWell = isEnabled && failingSince === null && dead === 0
  const send = () =>
    test.mutate(
      { params: { id } },
      { onSuccess: () => notify(t.tested), onError: (error) => notify(failureText(error, t.failed), 'failed') },
    )
  return (
    <li>
      <div className="row w">
        <b>{name}</b>
        <span className={`bdg ${isEnabled ? (isWell ? 'ok' : 'new') : 'alarm'}`}>
          {isEnabled ? troubles.join(', ') || t.well : t.off}
        </span>
        <div className="row actions">
          <Button
            size="xs"
            variant="subtle"
            loading={test.isPending}
            disabled={!isEnabled}
            onClick={send}
            leftSection={<IconSend className="i" aria-hidden />}
          >
            {t.test}
          </Button>
          <Button size="xs" aria-pressed={props.isShown} onClick={props.onShow}>
            {t.show}
          </Button>
          <Button size="xs" onClick={props.onEdit} aria-label={`${t.edit}: ${name}`}>
            {t.edit}
          </Button>
        </div>
      </div>
      <div className="row w sm t2">
        {events.slice(0, 6).map((event) => (
          <span className="scope" key={event}>
            {event}
          </span>
        ))}
        {events.length > 6 ? <span>+{events.length - 6}</span> : null}
        <span>{url}</span>
      </div>
    </li>
  )
}
