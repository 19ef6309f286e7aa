import { identityEndpoints } from '../contract.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import { identityTexts } from '../words/identity.ts'
import { Banner } from '#ui/backoffice/Banner.tsx'
import { useCall } from '#ui/backoffice/calls.ts'
import { useApi, useTexts } from '#ui/backoffice/staff.tsx'
import { Form } from '#ui/backoffice/Form.tsx'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { CodeField } from './CodeField.tsx'
import { SignInFrame } from './SignInFrame.tsx'
import { useSignIn } from './use-sign-in.ts'

/**
 * The page that a mailed sign-in link opens. Opening the page does not sign in, because programs that scan mails open links, too; only the button on
 * the page does (docs/rules/security.md, Foreign sites).
 */
export default function LoginLinkScreen() {
  const t = useTexts(identityTexts)
  const shell = useTexts(backofficeTexts)
  const api = useApi()
  const options = useCall(identityEndpoints.signIn)
  const [search] = useSearchParams()
  const token = search.get('token') ?? ''
  const { attempt, errors, needsCode, isBusy } = useSignIn()
  const [code, setCode] = useState('')
  function submit() {
    void attempt(() =>
      api.call(identityEndpoints.redeemLoginLink, { body: { token, ...(needsCode ? { code: code.trim() } : {}) } }),
    )
  }
  return (
    <SignInFrame shopName={options.data?.value.shopName ?? ''} title={t.login.redeemTitle}>
      <div className="col" style={{ gap: 6 }}>
        <h1>{t.login.redeemTitle}</h1>
        <p className="t2">{needsCode ? t.login.codeLead : t.login.redeemText}</p>
      </div>
      {errors.length > 0 ? <Banner tone="alarm">{errors[0]?.message || shell.states.unknown}</Banner> : null}
      {token.length < 20 ? (
        <Banner tone="alarm">{t.login.redeemMissing}</Banner>
      ) : (
        <Form onSubmit={submit} noValidate>
          {needsCode ? <CodeField value={code} onChange={setCode} /> : null}
          <Button type="submit" variant="filled" size="lg" loading={isBusy}>
            {needsCode ? t.login.codeSubmit : t.login.redeemSubmit}
          </Button>
        </Form>
      )}
      <Link to="/login">{t.login.backToPassword}</Link>
    </SignInFrame>
  )
}
