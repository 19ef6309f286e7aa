import { editorTexts } from '#i18n/editors/frame.ts'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../staff.tsx'

type Language = 'de' | 'en'
const languages = ['de', 'en'] as const

interface LanguageTabsProps {
  /** The fields of each language. */
  fields: Readonly<Record<Language, ReactNode>>
  /** Number of invalid fields of each language. */
  problems: Readonly<Record<Language, number>>
  /** Number of German texts without an English translation. */
  missing: number
  /** Number of failed attempts to save. */
  attempt: number
}

/** German and English texts of a record in two tabs. Both stay mounted, so that nothing typed is lost. */
export function LanguageTabs({ fields, problems, missing, attempt }: LanguageTabsProps) {
  const t = useTexts(editorTexts).field
  const id = useId()
  const tabs = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState<Language>('de')
  // After a failed attempt to save, the English tab opens if only English texts are invalid.
  useEffect(() => {
    if (attempt > 0 && problems.de === 0 && problems.en > 0) setShown('en')
    // oxlint-disable-next-line react/exhaustive-deps -- this effect runs only after a new attempt
  }, [attempt])
  function move(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const next = shown === 'de' ? 'en' : 'de'
    setShown(next)
    tabs.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next}`)}`)?.focus()
  }
  return (
    <div className="wide col" style={{ gap: 14 }}>
      <div className="seg" role="tablist" aria-label={t.languages} ref={tabs} style={{ alignSelf: 'start' }}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            role="tab"
            id={`${id}-${language}`}
            aria-selected={shown === language}
            aria-controls={`${id}-${language}-fields`}
            tabIndex={shown === language ? 0 : -1}
            onClick={() => setShown(language)}
            onKeyDown={move}
          >
            {language === 'de' ? t.german : t.english}
            {problems[language] > 0 ? (
              <span className="cnt alarm">{problems[language]}</span>
            ) : language === 'en' && missing > 0 ? (
              <span className="mut sm">{t.englishMissing(missing)}</span>
            ) : null}
          </button>
        ))}
      </div>
      {languages.map((language) => (
        <div
          key={language}
          role="tabpanel"
          id={`${id}-${language}-fields`}
          aria-labelledby={`${id}-${language}`}
          hidden={shown !== language}
        >
          {/* The grid needs an element of its own. If the panel itself were the grid, the `display` of the grid would override `hidden`. */}
          <div className={language === 'de' ? 'fgrid' : ''}>{fields[language]}</div>
        </div>
      ))}
    </div>
  )
}
