import { identityTitles } from '../words/titles.ts'
import { PageHead } from '#ui/backoffice/PageHead.tsx'
import { useTexts } from '#ui/backoffice/staff.tsx'
import { PasswordCard } from './account/PasswordCard.tsx'
import { SessionsCard } from './account/SessionsCard.tsx'
import { TotpCard } from './account/TotpCard.tsx'

/** The page 'Konto und Sitzungen', on which users manage their own account: sessions, password and second factor. */
export default function AccountScreen() {
  const titles = useTexts(identityTitles)
  return (
    <>
      <PageHead title={titles.account} />
      <div className="page scroll">
        <div className="col" style={{ gap: 16, maxWidth: 640 }}>
          <SessionsCard />
          <PasswordCard />
          <TotpCard />
        </div>
      </div>
    </>
  )
}
