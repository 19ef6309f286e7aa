import './toolbar.css'
import type { Locale } from '#contract/locale.ts'
import { toolbarTexts } from '../words/toolbar.ts'

/** The toolbar that a signed-in administrator sees above the website (specification §2, Administrator toolbar). */
export function Toolbar(props: { locale: Locale; name: string; version: string; path?: string; onLogout: () => void }) {
  const texts = toolbarTexts(props.locale)
  return (
    <nav className="m-identity admin-bar" aria-label={texts.label}>
      <div className="wrap">
        <a href="/backend/">{texts.dashboard}</a>
        {props.path && <a href={`/backend/seiten?adresse=${encodeURIComponent(props.path)}`}>{texts.edit}</a>}
        <a href="/backend/navigation">{texts.menus}</a>
        <span className="version">{texts.version(props.version)}</span>
        <span className="name">{props.name}</span>
        <a href="/backend/bestellungen">{texts.toBackoffice}</a>
        <button type="button" onClick={props.onLogout}>
          {texts.logout}
        </button>
      </div>
    </nav>
  )
}
