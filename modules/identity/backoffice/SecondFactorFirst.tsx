import { identityEndpoints } from '../contract.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import { identityTexts } from '../words/identity.ts'
import { useCall } from '#ui/backoffice/calls.ts'
import { useStaff, useTexts } from '#ui/backoffice/staff.tsx'
import { Button } from '@mantine/core'
import { TotpCard } from './account/TotpCard.tsx'
import { SignInFrame } from './SignInFrame.tsx'

/**
 * If the role of a user requires a second factor, the user sees only this page until the factor is set up (docs/rules/security.md,
 * Sign-in). The page shows the recovery codes after the setup, and only once. Therefore the page stays until the user clicks on the button
 * to continue.
 */
export default function SecondFactorFirst({ onDone, onSignOut }: { onDone: () => void; onSignOut: () => void }) {
  const t = useTexts(identityTexts)
  const shell = useTexts(backofficeTexts)
  const { user } = useStaff()
  const options = useCall(identityEndpoints.signIn)
  const shopName = options.data?.value.shopName ?? ''
  return (
    <SignInFrame shopName={shopName} title={t.account.totpFirst}>
      <div className="col" style={{ gap: 6 }}>
        <h1>{t.account.totpFirst}</h1>
        <p className="t2">{user.hasTotp ? t.account.totpDone : t.account.totpFirstText(shopName)}</p>
      </div>
      <TotpCard />
      <div className="row">
        {user.hasTotp ? (
          <Button variant="filled" size="lg" onClick={onDone}>
            {t.account.goOn}
          </Button>
        ) : null}
        <Button variant="subtle" onClick={onSignOut}>
          {shell.person.logout}
        </Button>
      </div>
    </SignInFrame>
  )
}
