import { locales } from '#contract/locale.ts'
import { usePreference } from '#ui/backoffice/preferences.ts'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import { EmptyState } from '#ui/backoffice/States.tsx'
import { useScreenAwake } from '#ui/backoffice/use-screen-awake.ts'
import { IconCloudOff } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { kioskTexts } from '../../words/kiosk.ts'
import { useKeptOffline } from '../clock/keep-offline.ts'
import { KioskHead } from './KioskHead.tsx'
import { KioskPair } from './KioskPair.tsx'
import { KioskTiles } from './KioskTiles.tsx'
import { KioskVisit } from './KioskVisit.tsx'
import { useKiosk } from './use-kiosk.ts'
import '../time.css'
import './time-kiosk.css'

/**
 * The page of the shared terminal (kiosk). A person chooses their name, enters the PIN and taps a button; then the terminal is free for
 * the next person.
 */
export default function KioskDoor() {
  const t = useTexts(kioskTexts)
  const locale = useLocale()
  const [, setLocale] = usePreference('locale', locales, locale)
  // The language before a person changed it. When the person leaves the terminal, the page gets this language again.
  const [own] = useState(locale)
  const kiosk = useKiosk()
  const [chosen, setChosen] = useState<string>()
  useScreenAwake()
  useKeptOffline('/backend/kiosk-zeit')
  useDark()
  const { view } = kiosk
  if (kiosk.isUnknown)
    return (
      <div className="m-time-tracking tt-kiosk">
        <KioskPair onPaired={kiosk.refresh} />
      </div>
    )
  if (!view)
    return (
      <div className="m-time-tracking tt-kiosk">
        {kiosk.isLoading ? (
          <div role="status" aria-busy="true" aria-label={t.loading} />
        ) : (
          <EmptyState icon={IconCloudOff} isPage title={t.unreachable}>
            <button type="button" className="btn" onClick={kiosk.refresh}>
              {t.retry}
            </button>
          </EmptyState>
        )}
      </div>
    )
  const person = view.people.find(({ id }) => id === chosen)
  const leave = () => {
    setChosen(undefined)
    if (locale !== own) setLocale(own)
    kiosk.refresh()
  }
  return (
    <div className="m-time-tracking tt-kiosk">
      <KioskHead kiosk={kiosk} view={view} onLanguage={() => setLocale(locale === 'de' ? 'en' : 'de')} />
      {person ? (
        <KioskVisit key={person.id} kiosk={kiosk} view={view} person={person} onLeave={leave} />
      ) : (
        <KioskTiles kiosk={kiosk} view={view} onChoose={setChosen} />
      )}
    </div>
  )
}

/**
 * Makes the page dark as long as it is open, because a terminal may hang in a dark corridor. The colour scheme that this browser has stored
 * is not changed.
 */
function useDark(): void {
  useEffect(() => {
    const { documentElement: page } = document
    const name = 'data-mantine-color-scheme'
    const before = page.getAttribute(name)
    const darken = () => page.getAttribute(name) !== 'dark' && page.setAttribute(name, 'dark')
    darken()
    // When the colour scheme of the back office changes, Mantine writes it into this attribute again. Then the page is made dark again.
    const seen = new MutationObserver(darken)
    seen.observe(page, { attributeFilter: [name] })
    return () => {
      seen.disconnect()
      if (before !== null) page.setAttribute(name, before)
    }
  }, [])
}
