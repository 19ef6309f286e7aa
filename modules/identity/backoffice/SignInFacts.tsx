import type { LogDetail } from '#modules/logs/contract.ts'
import { CallFailed, failureText, useCall } from '#ui/backoffice/calls.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { identityEndpoints } from '../contract.ts'
import { signInFactsTexts } from '../words/log.ts'
import { deviceOf } from './account/device.ts'

/**
 * Shows IP address and browser of a sign-in or a failed attempt, next to its entry in the audit trail. The server deletes IP address and
 * browser after 90 days.
 */
export function SignInFacts({ entry }: { readonly entry: LogDetail }) {
  const t = useTexts(signInFactsTexts)
  const found = useCall(identityEndpoints.signInOrigin, { params: { id: entry.id } })
  const isGone = found.error instanceof CallFailed && found.error.status === 404
  const origin = found.data?.value
  return (
    <>
      <dt>{t.address}</dt>
      <dd>
        {origin ? (
          <>
            <code>{origin.address}</code> <span className="mut">{t.until}</span>
          </>
        ) : (
          <span className="mut">{isGone ? t.gone : found.error ? failureText(found.error, t.failed) : '…'}</span>
        )}
      </dd>
      {origin?.userAgent ? (
        <>
          <dt>{t.device}</dt>
          <dd title={origin.userAgent}>{deviceOf(origin.userAgent, t.unknown)}</dd>
        </>
      ) : null}
    </>
  )
}
