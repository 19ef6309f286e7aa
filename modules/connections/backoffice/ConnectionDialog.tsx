import { Button, Modal, NativeSelect, PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { CallFailed, failureText, useAction } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { connectionsEndpoints as calls, type ConnectionFieldView, type ConnectionView } from '../contract.ts'
import { connectionsTexts } from '../words/screen.ts'
import { changesOf } from './state.ts'

/**
 * The form with the settings of one connection. Its second button removes the connection. A stored secret is never shown: its field is
 * empty at first. If the field stays empty, the secret does not change.
 */
export function ConnectionDialog({ connection, onClose }: { connection: ConnectionView; onClose: () => void }) {
  const t = useTexts(connectionsTexts)
  const { name, fields, version, title, provider } = connection
  const save = useAction(calls.save, { refresh: [calls.list] })
  const clear = useAction(calls.clear, { refresh: [calls.list] })
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(fields.map((field) => [field.name, field.value ?? ''])),
  )
  const [isSure, setSure] = useState(false)
  const failed = save.error ?? clear.error
  const errors = save.error instanceof CallFailed ? save.error.errors : []
  const isWhole = failed !== null && !errors.some(({ field }) => fields.some((one) => one.name === field))
  const submit = () =>
    save.mutate(
      { params: { name }, body: { version, values: changesOf(fields, typed) } },
      {
        onSuccess: () => {
          notify(t.saved(title))
          onClose()
        },
      },
    )
  const remove = () => (isSure ? clear.mutate({ params: { name } }, { onSuccess: onClose }) : setSure(true))
  return (
    <Modal opened onClose={onClose} title={`${title} · ${provider}`} size={520}>
      <Form className="m-connections col" style={{ gap: 14 }} onSubmit={submit}>
        {isWhole ? <Banner tone="alarm">{failureText(failed, t.saveFailed)}</Banner> : null}
        {connection.source === 'unreadable' ? <Banner tone="new">{t.unreadableText}</Banner> : null}
        {fields.map((field) => (
          <OneField
            key={field.name}
            field={field}
            value={typed[field.name] ?? ''}
            error={errors.find((one) => one.field === field.name)?.message}
            onChange={(text) => setTyped({ ...typed, [field.name]: text })}
          />
        ))}
        {isSure ? <Banner tone="alarm">{t.removeText}</Banner> : null}
        <DialogFoot
          back={t.back}
          onBack={onClose}
          note={
            connection.source === 'own' || connection.source === 'unreadable' ? (
              <Button variant="danger-subtle" loading={clear.isPending} onClick={remove}>
                {isSure ? t.removeSure : t.remove}
              </Button>
            ) : undefined
          }
        >
          <Button type="submit" size="lg" variant="filled" loading={save.isPending}>
            {t.save}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}

function OneField(props: {
  field: ConnectionFieldView
  value: string
  error: string | undefined
  onChange: (text: string) => void
}) {
  const t = useTexts(connectionsTexts)
  const { field } = props
  const isKept = field.isSecret && field.isSet
  const hints = [isKept ? t.keep : '', field.hint ?? ''].filter((one) => one !== '')
  const common = {
    label: field.label,
    required: field.isRequired && !isKept,
    value: props.value,
    error: props.error,
    ...(hints.length > 0 ? { description: hints.join(' ') } : {}),
    onChange: (event: { currentTarget: { value: string } }) => props.onChange(event.currentTarget.value),
  }
  if (field.kind === 'choice')
    return (
      <NativeSelect
        {...common}
        data={[...(field.isRequired ? [] : [{ value: '', label: t.standard }]), ...field.choices]}
      />
    )
  const placeholder = isKept ? '••••••••' : (field.example ?? (field.isRequired ? '' : t.optional))
  // With any `autoComplete` value other than 'new-password', a password manager would fill in the user's own password.
  if (field.isSecret)
    return (
      <PasswordInput
        {...common}
        aria-invalid={props.error ? true : undefined}
        placeholder={placeholder}
        autoComplete="new-password"
      />
    )
  return <TextInput {...common} placeholder={placeholder} autoComplete="off" spellCheck={false} />
}
