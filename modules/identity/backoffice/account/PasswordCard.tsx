import { identityEndpoints } from '../../contract.ts'
import { identityTexts } from '../../words/identity.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useAction } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { Button, Checkbox, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { refusalOf } from './refusal.ts'

export function PasswordCard() {
  const t = useTexts(identityTexts)
  const change = useAction(identityEndpoints.changePassword, { refresh: [identityEndpoints.sessions] })
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [endOthers, setEndOthers] = useState(true)
  const refusal = refusalOf(change.error, t.account, t.account.passwordFailed)
  function submit() {
    change.mutate(
      { body: { current, next, endOthers } },
      {
        onSuccess: () => {
          setCurrent('')
          setNext('')
        },
      },
    )
  }
  return (
    <section className="card">
      <div className="hd">
        <h2>{t.account.password}</h2>
      </div>
      <Form className="bd col" style={{ gap: 14 }} onSubmit={submit}>
        {refusal.whole ? <Banner tone="alarm">{refusal.whole}</Banner> : null}
        {change.isSuccess ? <Banner tone="ok">{t.account.passwordSaved}</Banner> : null}
        <PasswordInput
          label={t.account.currentPassword}
          autoComplete="current-password"
          required
          value={current}
          error={refusal.at('current')}
          onChange={(event) => setCurrent(event.currentTarget.value)}
        />
        <PasswordInput
          label={t.account.newPassword}
          description={t.account.passwordHint}
          autoComplete="new-password"
          required
          minLength={8}
          value={next}
          error={refusal.at('next')}
          onChange={(event) => setNext(event.currentTarget.value)}
        />
        <Checkbox
          label={t.account.endOthers}
          checked={endOthers}
          onChange={(event) => setEndOthers(event.currentTarget.checked)}
        />
        <div>
          <Button type="submit" variant="filled" loading={change.isPending}>
            {t.account.savePassword}
          </Button>
        </div>
      </Form>
    </section>
  )
}
