import { Button, Modal, PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { CallFailed, failureText, useAction } from '#ui/backoffice/calls.ts'
import { DialogFoot } from '#ui/backoffice/DialogFoot.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { notify } from '#ui/backoffice/notify.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import { customersEndpoints } from '../contract.ts'
import { guestEndpoints as calls, type GuestParams } from '../contract/guest.ts'
import { privacyTexts } from '../words/privacy.ts'

/**
 * The dialog in which an administrator erases a guest's data. It explains what is deleted and what stays, and asks for the administrator's
 * password and second factor.
 */
export function EraseGuest(props: { guest: GuestParams; name: string; onClose: () => void; onErased: () => void }) {
  const t = useTexts(privacyTexts)
  const erase = useAction(calls.erase, {
    refresh: [customersEndpoints.list, orderingEndpoints.get, orderingEndpoints.history],
  })
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const errors = erase.error instanceof CallFailed ? erase.error.errors : []
  const errorOf = (field: string) => {
    const found = errors.find((one) => one.field === field)
    // A wrong password gets a text of this dialog. The usual text for this error mentions an e-mail address, but this form has no field
    // for it.
    return found?.code === 'auth.invalid_credentials' ? t.passwordWrong : found?.message
  }
  const isWhole = erase.error !== null && !errorOf('password') && !errorOf('code')
  const submit = () =>
    erase.mutate(
      { params: props.guest, body: { password, code } },
      {
        onSuccess: ({ orders }) => {
          notify(t.erased(orders))
          props.onErased()
        },
      },
    )
  return (
    <Modal
      opened
      onClose={props.onClose}
      title={t.eraseTitle(props.name)}
      size={560}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <Form className="m-customers col" style={{ gap: 14 }} onSubmit={submit}>
        {isWhole ? <Banner tone="alarm">{failureText(erase.error, t.failed)}</Banner> : null}
        <p>{t.gone}</p>
        <p className="mut">{t.kept}</p>
        <PasswordInput
          label={t.password}
          required
          autoComplete="current-password"
          value={password}
          error={errorOf('password')}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <TextInput
          label={t.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          error={errorOf('code')}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <DialogFoot back={t.back} onBack={props.onClose}>
          <Button type="submit" size="lg" variant="danger" loading={erase.isPending} disabled={password === ''}>
            {t.sure}
          </Button>
        </DialogFoot>
      </Form>
    </Modal>
  )
}
