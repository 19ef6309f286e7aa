import './sign-in.css'
import { type Locale, locales } from '#contract/locale.ts'
import { backofficeTexts } from '#i18n/backoffice.ts'
import { identityTexts } from '../words/identity.ts'
import { usePreference } from '#ui/backoffice/preferences.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { Mark } from '#ui/backoffice/Mark.tsx'
import { type ReactNode, useEffect } from 'react'
import { road, roadShadow } from './sign-in/road.ts'

/** The layout of all sign-in pages: the form on the left, a drawing on the right, and buttons for the language. */
export function SignInFrame({ shopName, title, children }: { shopName: string; title: string; children: ReactNode }) {
  const t = useTexts(identityTexts)
  const shell = useTexts(backofficeTexts)
  const locale = useLocale()
  const [, setLocale] = usePreference<Locale>('locale', locales, locale)
  useEffect(() => {
    document.title = `${title} · Servus`
  }, [title])
  return (
    <div className="m-identity si">
      <main className="form">
        <div className="row" style={{ gap: 12 }}>
          <Mark />
          <b style={{ fontSize: 17 }}>{shell.product}</b>
          {shopName ? <span className="mut">{t.login.forShop(shopName)}</span> : null}
        </div>
        {children}
        <div className="row sm mut" style={{ gap: 14 }}>
          {locales.map((one) => (
            <button
              type="button"
              className="plain"
              key={one}
              lang={one}
              aria-pressed={one === locale}
              onClick={() => setLocale(one)}
              style={{
                color: 'var(--accent-text)',
                textDecoration: 'underline',
                fontWeight: one === locale ? 650 : 400,
                minHeight: 24,
              }}
            >
              {shell.person.languages[one]}
            </button>
          ))}
        </div>
      </main>
      <aside className="side">
        <Artwork />
        <div style={{ position: 'relative' }}>
          <p style={{ fontSize: 22, fontWeight: 640, maxWidth: 420, lineHeight: 1.3, color: '#fff' }}>
            {t.login.welcome}
          </p>
          <p style={{ marginTop: 8, color: '#b5c0b9' }}>{shopName}</p>
        </div>
      </aside>
    </div>
  )
}

/** A drawing: the letter S of Servus in the form of a road. */
function Artwork() {
  return (
    <svg className="art" viewBox="0 40 640 860" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="640" height="800" fill="#121815" />
      <g fill="none" strokeWidth="46" strokeLinecap="round">
        <path stroke="#41b07a" opacity=".95" d={road} />
        <path stroke="#1f3a2c" opacity=".6" d={roadShadow} />
      </g>
    </svg>
  )
}
