import { identityEndpoints } from '../../contract.ts'
import { identityTexts } from '../../words/identity.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useAction } from '#ui/backoffice/calls.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { Button, PasswordInput, TextInput } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useState } from 'react'
import './account.css'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { refusalOf } from './refusal.ts'
import { TotpSetup } from './TotpSetup.tsx'

const refresh = [identityEndpoints.me]

/**
 * The card with which users switch their second factor on or off. Each change requires the password; switching off also requires a code.
 * When the second factor is switched on, the card shows the key for the app, asks for a first code, and shows the recovery codes once.
 */
export function TotpCard() {
  const t = useTexts(identityTexts).account
  const { user } = useStaff()
  const start = useAction(identityEndpoints.totpStart)
  const remove = useAction(identityEndpoints.totpRemove, { refresh })
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [codes, setCodes] = useState<readonly string[]>()
  const asked = user.hasTotp ? remove : start
  const refusal = refusalOf(asked.error, t, t.totpFailed)
  const clear = () => {
    setPassword('')
    setCode('')
  }
  const ask = () => {
    if (user.hasTotp) {
      remove.mutate(
        { body: { password, code } },
        {
          onSuccess: () => {
            clear()
            setCodes(undefined)
          },
        },
      )
    } else start.mutate({ body: { password } }, { onSuccess: clear })
  }
  return (
    <section className="card">
      <div className="hd">
        <h2>{t.totp}</h2>
        {user.hasTotp ? (
          <span className="bdg ok" aria-hidden>
            <IconCheck className="i" />
          </span>
        ) : null}
      </div>
      <div className="bd col" style={{ gap: 14 }}>
        <p className="t2">{user.hasTotp ? t.totpOn : t.totpOff}</p>
        {codes ? <RecoveryCodes codes={codes} /> : null}
        {start.data && !user.hasTotp ? (
          <TotpSetup
            {...start.data}
            onBack={() => start.reset()}
            onDone={(recoveryCodes) => {
              setCodes(recoveryCodes)
              start.reset()
            }}
          />
        ) : (
          <Form className="row w" style={{ alignItems: 'flex-start' }} onSubmit={ask}>
            {refusal.whole ? (
              <div style={{ flexBasis: '100%' }}>
                <Banner tone="alarm">{refusal.whole}</Banner>
              </div>
            ) : null}
            <PasswordInput
              label={t.currentPassword}
              autoComplete="current-password"
              required
              value={password}
              error={refusal.at('password')}
              onChange={(event) => {
                setPassword(event.currentTarget.value)
                if (asked.isError) asked.reset()
              }}
              style={{ flex: '1 1 240px', maxWidth: 420 }}
            />
            {user.hasTotp ? (
              <TextInput
                label={t.totpRemoveCode}
                autoComplete="one-time-code"
                maxLength={20}
                required
                value={code}
                error={refusal.at('code')}
                onChange={(event) => {
                  setCode(event.currentTarget.value)
                  if (asked.isError) asked.reset()
                }}
                style={{ flex: '1 1 240px', maxWidth: 420 }}
              />
            ) : null}
            <Button
              type="submit"
              variant={user.hasTotp ? 'danger-subtle' : 'default'}
              loading={asked.isPending}
              className="m-identity beside-field"
            >
              {user.hasTotp ? t.totpRemove : t.totpStart}
            </Button>
          </Form>
        )}
      </div>
    </section>
  )
}
