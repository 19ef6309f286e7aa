import { Button, Select, TextInput } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { CallFailed, failureText, useAction, useCall } from '#ui/backoffice/calls.ts'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { FailedState, LoadingState } from '#ui/backoffice/States.tsx'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { type EmbedOrigin, embedEndpoints as calls } from '../contract.ts'
import { embedTexts } from '../words/embed.ts'

/**
 * Lists the websites that may show the booking form or the storefront in a frame. Also shows the line of HTML that these websites need.
 */
export function EmbedCard() {
  const t = useTexts(embedTexts)
  const found = useCall(calls.list)
  return (
    <section className="card" aria-labelledby="embed-title">
      <div className="hd">
        <h2 id="embed-title">{t.title}</h2>
      </div>
      <div className="bd col">
        <p className="hint">{t.hint}</p>
        <AddWebsite />
      </div>
      {found.isError ? (
        <FailedState error={found.error} title={t.loadFailed} retry={() => void found.refetch()} />
      ) : found.isPending ? (
        <LoadingState label={t.title} rows={1} />
      ) : found.data.value.length === 0 ? (
        <p className="bd mut">{t.none}</p>
      ) : (
        <>
          <ul>
            {found.data.value.map((one) => (
              <Website key={one.id} website={one} />
            ))}
          </ul>
          <Line />
        </>
      )}
    </section>
  )
}

function AddWebsite() {
  const t = useTexts(embedTexts)
  const create = useAction(calls.create, { refresh: [calls.list] })
  const [url, setUrl] = useState('')
  const error = create.error instanceof CallFailed ? create.error.errors[0]?.message : undefined
  const submit = () => {
    const whole = /^https?:\/\//i.test(url.trim()) ? url.trim() : `https://${url.trim()}`
    create.mutate(
      { body: { url: whole } },
      {
        onSuccess: ({ origin }) => {
          setUrl('')
          notify(t.added(origin))
        },
      },
    )
  }
  return (
    <Form className="website" onSubmit={submit}>
      <TextInput
        label={t.website}
        placeholder={t.websiteHint}
        required
        maxLength={290}
        inputMode="url"
        value={url}
        error={create.isError ? (error ?? t.failed) : undefined}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <Button type="submit" loading={create.isPending}>
        {t.add}
      </Button>
    </Form>
  )
}

function Website({ website }: { website: EmbedOrigin }) {
  const t = useTexts(embedTexts)
  const remove = useAction(calls.remove, { refresh: [calls.list] })
  const { id, origin } = website
  const end = () =>
    remove.mutate(
      { params: { id } },
      {
        onSuccess: () => notify(t.removed(origin)),
        onError: (error) => notify(failureText(error, t.failed), 'failed'),
      },
    )
  return (
    <li>
      <div className="row w">
        <b>{origin}</b>
        <span className="sp" />
        <Button
          size="xs"
          variant="danger-subtle"
          aria-label={t.removeOf(origin)}
          loading={remove.isPending}
          onClick={end}
        >
          {t.remove}
        </Button>
      </div>
    </li>
  )
}

/** Shows the line of HTML to copy, for the booking form or for the storefront of a branch. */
function Line() {
  const t = useTexts(embedTexts)
  const { branches } = useStaff()
  const choices = [
    ...(branches.some(({ kind }) => kind === 'rides') ? [{ value: '', label: t.booking }] : []),
    ...branches
      .filter(({ kind }) => kind === 'orders')
      .map(({ identifier, name }) => ({ value: identifier, label: t.store(name) })),
  ]
  const [chosen, setChosen] = useState(choices[0]?.value ?? '')
  const data = chosen === '' ? 'data-kind="booking"' : `data-kind="store" data-branch="${chosen}"`
  const line = `<script src="${location.origin}/embed.js" ${data}></script>`
  return (
    <div className="bd col">
      <Select
        label={t.what}
        data={choices}
        value={chosen}
        allowDeselect={false}
        onChange={(value) => setChosen(value ?? '')}
      />
      <div className="snippet">
        <span className="lbl">{t.code}</span>
        <code>{line}</code>
        <Button
          leftSection={<IconCopy className="i" aria-hidden />}
          onClick={() => void navigator.clipboard.writeText(line).then(() => notify(t.copied))}
        >
          {t.copy}
        </Button>
      </div>
    </div>
  )
}
