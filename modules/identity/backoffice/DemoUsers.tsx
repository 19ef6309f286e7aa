import type { Role } from '#contract/roles.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import { identityTexts } from '../words/identity.ts'
import { useTexts } from '#ui/backoffice/staff.tsx'

interface DemoUser {
  email: string
  password: string
  role: Role
}

/** A list of the demo accounts on the sign-in page, which the server sends only in demo mode. A click on an account fills in the form. */
export function DemoUsers({ users, onPick }: { users: readonly DemoUser[]; onPick: (user: DemoUser) => void }) {
  const t = useTexts(identityTexts)
  const shell = useTexts(backofficeTexts)
  if (users.length === 0) return null
  return (
    <section className="card" aria-labelledby="demo-users">
      <div className="bd col">
        <h2 id="demo-users" style={{ fontSize: 15 }}>
          {t.login.demoTitle}
        </h2>
        <p className="sm t2">{t.login.demoText}</p>
        <ul className="col" style={{ gap: 6 }}>
          {users.map((user) => (
            <li key={user.email}>
              <button
                type="button"
                className="mi"
                style={{ border: '1px solid var(--line)', flexWrap: 'wrap' }}
                onClick={() => onPick(user)}
              >
                <b>{shell.roles[user.role]}</b>
                <span className="end sm" style={{ minWidth: 0 }}>
                  <span className="el">{user.email}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
