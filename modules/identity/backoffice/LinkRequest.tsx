import { identityEndpoints } from '../contract.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import { identityTexts } from '../words/identity.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { failureText, useAction } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { useStartFocus } from '#ui/backoffice/use-start-focus.ts'
import { Form } from '#ui/backoffice/Form.tsx'
import { Button, TextInput } from '@mantine/core'
import { IconMailCheck, IconMailForward } from '@tabler/icons-react'
import { useState } from 'react'

/**
 * The form in which users request a mail with a sign-in link. The response is the same for unknown mail addresses, so that nobody can find out which
 * accounts exist.
 */
export function LinkRequest({
  email,
  onEmail,
  onBack,
}: {
  email: string
  onEmail: (email: string) => void
  onBack: () => void
}) {
  const t = useTexts(identityTexts)
  const shell = useTexts(backofficeTexts)
  const ask = useAction(identityEndpoints.loginLink)
  const start = useStartFocus<HTMLInputElement>()
  const [isMissing, setMissing] = useState(false)
  function submit() {
    setMissing(!email.trim())
    if (email.trim()) ask.mutate({ body: { email: email.trim() } })
  }
  const fieldError = isMissing ? t.login.linkNeedsEmail : undefined
  return (
    <>
      <div className="col" style={{ gap: 6 }}>
        <h1>{t.login.title}</h1>
        <p className="t2">{t.login.linkLead}</p>
      </div>
      {ask.isError ? <Banner tone="alarm">{failureText(ask.error, shell.states.unknown)}</Banner> : null}
      {ask.isSuccess ? (
        <Banner tone="ok" icon={IconMailCheck} title={t.login.linkSent}>
          <p>{t.login.linkSentText}</p>
        </Banner>
      ) : (
        <Form onSubmit={submit} noValidate>
          <TextInput
            label={t.login.email}
            name="email"
            type="email"
            autoComplete="username"
            ref={start}
            value={email}
            error={fieldError}
            onChange={(event) => onEmail(event.currentTarget.value)}
          />
          <Button
            type="submit"
            variant="filled"
            size="lg"
            loading={ask.isPending}
            leftSection={<IconMailForward className="i" aria-hidden />}
          >
            {t.login.link}
          </Button>
        </Form>
      )}
      <Button size="lg" onClick={onBack}>
        {t.login.backToPassword}
      </Button>
    </>
  )
}
