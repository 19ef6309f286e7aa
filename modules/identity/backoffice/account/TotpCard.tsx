import { qrTexts } from '#i18n/editors/user.ts'
import { identityEndpoints } from '../../contract.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import { QrCode } from './QrCode.tsx'

const refresh = [identityEndpoints.me]

/** The second factor: key into the app, first code back, recovery codes once. */
export function TotpCard() {
  const t = useTexts(backofficeTexts).account
  const qr = useTexts(qrTexts)
  const { user } = useStaff()
  const start = useAction(identityEndpoints.totpStart)
  const confirm = useAction(identityEndpoints.totpConfirm, { refresh })
  const remove = useAction(identityEndpoints.totpRemove, { refresh })
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const passwordField = (
    <PasswordInput
      label={t.currentPassword}
      autoComplete="current-password"
      required
      value={password}
      onChange={(event) => setPassword(event.currentTarget.value)}
      style={{ minWidth: 240 }}
    />
  )
  const failed = [start, confirm, remove].find((one) => one.isError)
  return (
    <section className="card">
      <div className="hd">
        <h2>{t.totp}</h2>
        <span className={`bdg ${user.hasTotp ? 'ok' : ''}`}>{user.hasTotp ? '✓' : '–'}</span>
      </div>
      <div className="bd col" style={{ gap: 14 }}>
        <p className="t2">{user.hasTotp ? t.totpOn : t.totpOff}</p>
        {failed ? <Banner tone="alarm">{failureText(failed.error, t.totpFailed)}</Banner> : null}
        {confirm.data ? (
          <Banner tone="ok" title={t.totpCodes}>
            <p>{t.totpCodesText}</p>
            <ul style={{ columns: 2, fontFamily: 'monospace', color: 'var(--text)' }}>
              {confirm.data.recoveryCodes.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          </Banner>
        ) : null}
        {user.hasTotp ? (
          <Form
            className="row w"
            style={{ alignItems: 'end' }}
            onSubmit={() => {
              remove.mutate({ body: { password } }, { onSuccess: () => setPassword('') })
            }}
          >
            {passwordField}
            <Button type="submit" variant="danger-subtle" loading={remove.isPending}>
              {t.totpRemove}
            </Button>
          </Form>
        ) : start.data ? (
          <Form
            className="col"
            style={{ gap: 14 }}
            onSubmit={() => {
              confirm.mutate({ body: { code: code.trim() } }, { onSuccess: () => start.reset() })
            }}
          >
            <p>{t.totpSecretText}</p>
            <QrCode text={start.data.uri} label={qr.label} />
            <p className="hint">{qr.scan}</p>
            <TextInput
              label={t.totpSecret}
              readOnly
              value={start.data.secret}
              onFocus={(event) => event.currentTarget.select()}
              styles={{ input: { fontFamily: 'monospace' } }}
            />
            <TextInput
              label={t.totpConfirm}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={10}
              required
              value={code}
              onChange={(event) => setCode(event.currentTarget.value)}
            />
            <div className="row">
              <Button type="submit" variant="filled" loading={confirm.isPending}>
                {t.totpConfirm}
              </Button>
              <Button variant="subtle" onClick={() => start.reset()}>
                {t.cancel}
              </Button>
            </div>
          </Form>
        ) : (
          <Form
            className="row w"
            style={{ alignItems: 'end' }}
            onSubmit={() => {
              start.mutate({ body: { password } }, { onSuccess: () => setPassword('') })
            }}
          >
            {passwordField}
            <Button type="submit" loading={start.isPending}>
              {t.totpStart}
            </Button>
          </Form>
        )}
      </div>
    </section>
  )
}
