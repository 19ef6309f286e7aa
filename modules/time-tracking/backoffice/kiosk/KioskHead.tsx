import { formatLongDay, formatTime } from '#ui/backoffice/format.ts'
import { Mark } from '#ui/backoffice/Mark.tsx'
import { useLocale, useTexts } from '#ui/backoffice/staff.tsx'
import type { KioskView } from '../../contract.ts'
import { kioskTexts } from '../../words/kiosk.ts'
import type { Kiosk } from './use-kiosk.ts'
import { useSeconds } from './use-seconds.ts'

/** The top of the terminal's page: the branch, a note if the server cannot be reached, the server's time, and a button for the language. */
export function KioskHead(props: { kiosk: Kiosk; view: KioskView; onLanguage: () => void }) {
  const t = useTexts(kioskTexts)
  const locale = useLocale()
  const { kiosk, view } = props
  const now = useSeconds(kiosk.now)
  return (
    <header className="tk-head">
      <Mark />
      <span className="col tk-where">
        <b className="el">{view.branch.name}</b>
        <span className="t2 el">{view.name}</span>
      </span>
      <span className="sp" />
      <button type="button" className="btn" lang={locale === 'de' ? 'en' : 'de'} onClick={props.onLanguage}>
        {t.language}
      </button>
      {kiosk.isOffline || kiosk.taps.length > 0 ? (
        <span className="bdg new big" role="status">
          {kiosk.taps.length > 0 ? t.waiting(kiosk.taps.length) : t.offline}
        </span>
      ) : (
        <span className="bdg ok big tk-server">
          <span className="dot ok" aria-hidden />
          {t.server}
        </span>
      )}
      <span className="col tk-clock">
        <b>{formatTime(now, view.zone)}</b>
        <span className="t2">{formatLongDay(now, view.zone, locale)}</span>
      </span>
    </header>
  )
}
