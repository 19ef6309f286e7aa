import { Button, Checkbox, Modal, MultiSelect, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { CallFailed, failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { type WebhookEndpoint, webhookEndpoints as calls } from '../contract.ts'
import { webhookTexts } from '../words/webhooks.ts'
import { Secret } from './Secret.tsx'

/**
 * The dialog that creates or changes a webhook: an address of another program to which events are sent. The secret of the webhook is shown
 * only once, after the webhook was created or the secret was replaced.
 */
export function WebhookDialog({ webhook, onClose }: { webhook?: WebhookEndpoint | undefined; onClose: () => void }) {
  const t = useTexts(webhookTexts)
  const { branches: places } = useStaff()
  const refresh = [calls.list]
  const types = useCall(calls.events)
  const create = useAction(calls.create, { refresh })
  const update = useAction(calls.update, { refresh })
  const rotate = useAction(calls.rotate)
  const remove = useAction(calls.remove, { refresh })
  const [name, setName] = useState(webhook?.name ?? '')
  const [url, setUrl] = useState(webhook?.url ?? 'https://')
  const [events, setEvents] = useState<readonly string[]>(webhook?.events ?? [])
  const [branches, setBranches] = useState<string[]>([...(webhook?.branches ?? [])])
  const [isEnabled, setEnabled] = useState(webhook?.isEnabled ?? true)
  const [isSure, setSure] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const secret = create.data?.secret ?? rotate.data?.secret
  const failed = create.error ?? update.error ?? rotate.error ?? remove.error
  const errors = failed instanceof CallFailed ? failed.errors : []
  const errorOf = (field: string) => errors.find((one) => one.field === field)?.message
  const saved = () => notify(t.saved)
  const submit = () => {
    setAsked(true)
    if (events.length === 0) return
    const body = { name, url, events: [...events], branches, isEnabled }
    if (!webhook) return create.mutate({ body }, { onSuccess: saved })
    update.mutate(
      { params: { id: webhook.id }, body },
      {
        onSuccess: () => {
          saved()
          onClose()
        },
      },
    )
  }
  const end = () =>
    webhook && (isSure ? remove.mutate({ params: { id: webhook.id } }, { onSuccess: onClose }) : setSure(true))
  const isMade = create.isSuccess
  return (
    <Modal opened onClose={onClose} title={webhook?.name ?? t.add} size={560}>
      <Form className="m-integration col" style={{ gap: 14 }} onSubmit={isMade ? onClose : submit}>
        {failed && !errors.some(({ field }) => field !== undefined) ? (
          <Banner tone="alarm">{failureText(failed, t.failed)}</Banner>
        ) : null}
        {secret ? <Secret secret={secret} /> : null}
        {isMade ? null : (
          <>
            <TextInput
              label={t.name}
              required
              maxLength={80}
              data-autofocus
              value={name}
              error={errorOf('name')}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <TextInput
              label={t.url}
              description={t.urlHint}
              required
              type="url"
              maxLength={500}
              value={url}
              error={errorOf('url')}
              onChange={(event) => setUrl(event.currentTarget.value)}
            />
            <Checkbox.Group
              label={t.events}
              value={[...events]}
              error={isAsked && events.length === 0 ? t.choose : errorOf('events')}
              onChange={setEvents}
            >
              <div className="types">
                {types.data?.value.map((one) => (
                  <Checkbox key={one.type} value={one.type} label={one.title} />
                ))}
              </div>
            </Checkbox.Group>
            {places.length > 1 ? (
              <MultiSelect
                label={t.branches}
                description={t.branchesHint}
                data={places.map((one) => ({ value: one.id, label: one.name }))}
                value={branches}
                error={errorOf('branches')}
                onChange={setBranches}
              />
            ) : null}
            <Switch
              label={t.isEnabled}
              checked={isEnabled}
              onChange={(event) => setEnabled(event.currentTarget.checked)}
            />
          </>
        )}
        {webhook ? (
          <div className="row w">
            <Button loading={rotate.isPending} onClick={() => rotate.mutate({ params: { id: webhook.id } })}>
              {t.rotate}
            </Button>
            <span className="sm t2">{t.rotateHint}</span>
          </div>
        ) : null}
        <DialogFoot
          back={isMade ? t.close : t.back}
          onBack={onClose}
          note={
            webhook ? (
              <Button variant="danger-subtle" loading={remove.isPending} onClick={end}>
                {isSure ? t.removeSure : t.remove}
              </Button>
            ) : undefined
          }
        >
          {isMade ? null : (
            <Button type="submit" size="lg" variant="filled" loading={create.isPending || update.isPending}>
              {t.save}
            </Button>
          )}
        </DialogFoot>
      </Form>
    </Modal>
  )
}
