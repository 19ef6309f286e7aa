import type { Locale } from '#contract/locale.ts'
import { cookieTexts } from '#i18n/cookie.ts'
import { useConsent } from '#ui/site/consent.tsx'
import { type Choices, openSettingsEvent } from '#ui/site/consent-record.ts'
import { useEffect, useRef, useState } from 'react'
import { wantsSettings } from '../islands/early-consent.ts'
import { CookieQuestion } from './cookie-question.tsx'

/**
 * Asks for consent once, at the lower edge of the page. Both answers have equal weight, nothing is preselected, and the keyboard focus can
 * leave the banner. The browser renders the banner in its own React root, because the server's page is cached for all visitors.
 */
export function CookieBanner({ locale, privacy }: { locale: Locale; privacy: string | undefined }) {
  const consent = useConsent()
  // The visitor may have tapped the link to the settings before this code was loaded.
  const [showsSettings, setShowsSettings] = useState(wantsSettings)
  const [reopened, setReopened] = useState(false)
  const region = useRef<HTMLElement>(null)

  useEffect(() => {
    const reopen = () => {
      setShowsSettings(true)
      setReopened(true)
    }
    window.addEventListener(openSettingsEvent, reopen)
    return () => window.removeEventListener(openSettingsEvent, reopen)
  }, [])
  useEffect(() => {
    if (reopened) region.current?.focus()
  }, [reopened])
  // Every answer closes the banner, also if it is the same as the stored answer.
  const answer = (give: () => void) => () => {
    setReopened(false)
    setShowsSettings(false)
    give()
  }

  if (!reopened && (!consent.known || consent.record)) return null
  return (
    <CookieQuestion
      locale={locale}
      privacy={privacy}
      region={region}
      onSettings={showsSettings ? undefined : () => setShowsSettings(true)}
      onDecline={answer(consent.declineAll)}
      onAccept={answer(consent.acceptAll)}
    >
      {showsSettings && <Categories locale={locale} onChoose={(choices) => answer(() => consent.choose(choices))()} />}
    </CookieQuestion>
  )
}

function Categories({ locale, onChoose }: { locale: Locale; onChoose: (choices: Choices) => void }) {
  const consent = useConsent()
  const texts = cookieTexts(locale)
  const [choices, setChoices] = useState({ statistics: consent.statistics, marketing: consent.marketing })
  return (
    <fieldset className="choices">
      <legend className="vh">{texts.settings}</legend>
      <p className="small">
        <span className="b">{texts.necessary.name}</span> ({texts.always}).{' '}
        <span className="muted">{texts.necessary.text}</span>
      </p>
      {(['statistics', 'marketing'] as const).map((category) => (
        <div key={category} className="small choice">
          <input
            id={`cookies-${category}`}
            type="checkbox"
            aria-describedby={`cookies-${category}-text`}
            checked={choices[category]}
            onChange={({ target }) => setChoices({ ...choices, [category]: target.checked })}
          />
          <p>
            <label className="b" htmlFor={`cookies-${category}`}>
              {texts[category].name}
            </label>{' '}
            <span className="muted" id={`cookies-${category}-text`}>
              {texts[category].text}
            </span>
          </p>
        </div>
      ))}
      <button type="button" className="btn soft" onClick={() => onChoose(choices)}>
        {texts.save}
      </button>
    </fieldset>
  )
}
