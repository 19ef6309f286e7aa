import { identityEndpoints } from '../contract.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import { identityTexts } from '../words/identity.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useCall } from '#ui/backoffice/calls.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { useStartFocus } from '#ui/backoffice/use-start-focus.ts'
import { Form } from '#ui/backoffice/Form.tsx'
import { Button, Checkbox, TextInput } from '@mantine/core'
import { IconClockHour4, IconLockPause, IconMailForward } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { CodeField } from './CodeField.tsx'
import { Countdown, useCountdown } from './Countdown.tsx'
import { DemoUsers } from './DemoUsers.tsx'
import { LinkRequest } from './LinkRequest.tsx'
import { PasswordField } from './PasswordField.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { useSignIn } from './use-sign-in.ts'

/** The sign-in page: the form for mail address and password, then, if required, for the second factor. It also offers to mail a sign-in link. */
export default function LoginScreen() {
  const t = useTexts(identityTexts)
  const shell = useTexts(backofficeTexts)
  const api = useApi()
  const options = useCall(identityEndpoints.signIn)
  const { attempt, errors, needsCode, until, isBusy, ended, forget } = useSignIn()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [remember, setRemember] = useState(true)
  const [wantsLink, setWantsLink] = useState(false)
  const [missing, setMissing] = useState<{ email?: boolean; password?: boolean }>({})
  const emailField = useStartFocus<HTMLInputElement>()
  const passwordField = useRef<HTMLInputElement>(null)
  const left = useCountdown(until)
  const locked = left > 0

  function submit() {
    const gaps = { email: !email.trim(), password: !password }
    setMissing(gaps)
    if (gaps.email) return emailField.current?.focus()
    if (gaps.password) return passwordField.current?.focus()
    if (locked || isBusy) return undefined
    const body = { email: email.trim(), password, remember, ...(needsCode ? { code: code.trim() } : {}) }
    return void attempt(() => api.call(identityEndpoints.login, { body }))
  }

  if (wantsLink) {
    return (
      <SignInFrame shopName={options.data?.value.shopName ?? ''} title={t.login.link}>
        <LinkRequest email={email} onEmail={setEmail} onBack={() => setWantsLink(false)} />
      </SignInFrame>
    )
  }
  return (
    <SignInFrame shopName={options.data?.value.shopName ?? ''} title={t.login.title}>
      <div className="col" style={{ gap: 6 }}>
        <h1>{t.login.title}</h1>
        <p className="t2">{needsCode ? t.login.codeLead : t.login.lead}</p>
      </div>
      {ended ? <Banner tone="new">{t.login.ended}</Banner> : null}
      {errors.length > 0 ? (
        <Banner
          tone="alarm"
          icon={until ? IconLockPause : undefined}
          title={errors[0]?.message || shell.states.unknown}
        >
          {until ? (
            <p>
              <Countdown.FreeAt until={until} />
            </p>
          ) : null}
        </Banner>
      ) : null}
      <Form onSubmit={submit} noValidate>
        {needsCode ? (
          <CodeField value={code} onChange={setCode} />
        ) : (
          <>
            <TextInput
              ref={emailField}
              label={t.login.email}
              name="email"
              type="email"
              autoComplete="username"
              value={email}
              error={missing.email ? t.login.required : undefined}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <PasswordField
              input={passwordField}
              value={password}
              onChange={setPassword}
              error={missing.password ? t.login.required : undefined}
              onForgot={() => setWantsLink(true)}
            />
            <Checkbox
              label={t.login.remember}
              checked={remember}
              onChange={(event) => setRemember(event.currentTarget.checked)}
            />
          </>
        )}
        <Button
          type="submit"
          variant={locked ? 'default' : 'filled'}
          size="lg"
          disabled={locked}
          loading={isBusy}
          leftSection={locked ? <IconClockHour4 className="i" aria-hidden /> : undefined}
        >
          {locked ? t.login.submitIn(Countdown.text(left)) : needsCode ? t.login.codeSubmit : t.login.submit}
        </Button>
      </Form>
      {needsCode ? (
        <Button
          variant="subtle"
          onClick={() => {
            forget()
            setCode('')
          }}
        >
          {t.login.backToPassword}
        </Button>
      ) : (
        <>
          <div className="row mut sm">
            <span style={{ flex: 1, height: 1, background: 'var(--line)' }} />
            {t.login.or}
            <span style={{ flex: 1, height: 1, background: 'var(--line)' }} />
          </div>
          <Button
            size="lg"
            leftSection={<IconMailForward className="i" stroke={1.75} aria-hidden />}
            onClick={() => setWantsLink(true)}
          >
            {t.login.link}
          </Button>
          {locked ? <p className="sm t2">{t.login.linkDuringLock}</p> : null}
          <DemoUsers
            users={options.data?.value.demoUsers ?? []}
            onPick={(user) => {
              setEmail(user.email)
              setPassword(user.password)
              setMissing({})
            }}
          />
          <p className="sm mut">{t.login.help}</p>
        </>
      )}
    </SignInFrame>
  )
}
