import type { ReactNode, RefObject } from 'react'
import type { Locale } from '#contract/locale.ts'
import { cookieTexts } from '#i18n/cookie.ts'

/**
 * The question about cookies. Pages contain it, hidden. Before the other scripts are loaded, the first script shows it to visitors who have
 * not answered it (early-consent.ts).
 */
export function CookieQuestion(props: {
  locale: Locale
  privacy: string | undefined
  hidden?: boolean
  region?: RefObject<HTMLElement | null>
  /** Opens the settings. Undefined while the settings are shown. */
  onSettings?: (() => void) | undefined
  onDecline?: () => void
  onAccept?: () => void
  children?: ReactNode
}) {
  const { locale, privacy, region } = props
  const texts = cookieTexts(locale)
  const hasSettings = props.hidden || props.onSettings
  return (
    <section className="cookie" aria-label={texts.label} ref={region} tabIndex={-1} hidden={props.hidden}>
      <div>
        <div className="stack tight">
          <h2>{texts.title}</h2>
          <p className="small">
            {texts.text} <PrivacyLink href={privacy} label={texts.more} />
            {hasSettings && (
              <>
                {privacy && ' · '}
                <button type="button" className="as-link" data-answer="settings" onClick={props.onSettings}>
                  {texts.settings}
                </button>
              </>
            )}
          </p>
          {props.children}
        </div>
        <div className="bt">
          <button type="button" className="btn pri" data-answer="decline" onClick={props.onDecline}>
            {texts.decline}
          </button>
          <button type="button" className="btn pri" data-answer="accept" onClick={props.onAccept}>
            {texts.accept}
          </button>
        </div>
      </div>
    </section>
  )
}

/**
 * A link to the privacy text, or nothing if there is no such text. If the text is on another site, the link opens a new tab, as in the
 * footer.
 */
export function PrivacyLink({ href, label }: { href: string | undefined; label: string }) {
  if (!href) return null
  if (href.startsWith('/')) return <a href={href}>{label}</a>
  return (
    <a href={href} target="_blank" rel="noopener">
      {label}
    </a>
  )
}
