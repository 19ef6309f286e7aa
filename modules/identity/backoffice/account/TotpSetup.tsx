import { QrCode } from '#ui/backoffice/QrCode.tsx'
import { identityTexts } from '../../words/identity.ts'
import { qrTexts } from '../../words/user.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useAction } from '#ui/backoffice/calls.ts'
import { Form } from '#ui/backoffice/Form.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useStartFocus } from '#ui/backoffice/use-start-focus.ts'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { identityEndpoints } from '../../contract.ts'
import { refusalOf } from './refusal.ts'

const refresh = [identityEndpoints.me]

/** The second step of the setup of a second factor: shows the key for the authenticator app and asks for its first code. */
export function TotpSetup({
  secret,
  uri,
  onDone,
  onBack,
}: {
  secret: string
  uri: string
  onDone: (recoveryCodes: readonly string[]) => void
  onBack: () => void
}) {
  const t = useTexts(identityTexts).account
  const qr = useTexts(qrTexts)
  const confirm = useAction(identityEndpoints.totpConfirm, { refresh })
  const [code, setCode] = useState('')
  const start = useStartFocus<HTMLInputElement>()
  const refusal = refusalOf(confirm.error, t, t.totpFailed)
  return (
    <Form
      className="col"
      style={{ gap: 14 }}
      onSubmit={() => {
        confirm.mutate({ body: { code: code.trim() } }, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })
      }}
    >
      {refusal.whole ? <Banner tone="alarm">{refusal.whole}</Banner> : null}
      <p>{t.totpSecretText}</p>
      <QrCode text={uri} label={qr.label} />
      <p className="hint">{qr.scan}</p>
      <TextInput
        label={t.totpSecret}
        readOnly
        value={secret}
        onFocus={(event) => event.currentTarget.select()}
        styles={{ input: { fontFamily: 'monospace' } }}
      />
      <TextInput
        ref={start}
        label={t.totpCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        required
        value={code}
        error={refusal.at('code')}
        onChange={(event) => {
          setCode(event.currentTarget.value)
          if (confirm.isError) confirm.reset()
        }}
      />
      <div className="row">
        <Button type="submit" variant="filled" loading={confirm.isPending}>
          {t.totpConfirm}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {t.cancel}
        </Button>
      </div>
    </Form>
  )
}
