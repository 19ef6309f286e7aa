import type { Locale } from '#contract/locale.ts'
import { siteTexts } from '#i18n/site.ts'
import { Icon } from '#ui/site/icon.tsx'

/** A placeholder in the text. The browser replaces it by the time at which the page was last current. */
const TIME = '{time}'

/** A placeholder in the text. The browser replaces it by the name of the link that does not work. */
const NAME = '{name}'

/**
 * The notice 'Sie sind offline' (specification §2, App shell). Every page contains the notice, hidden, because without a connection nothing
 * more can be loaded. islands/follow-network.ts shows it. The first line stays visible when the page is scrolled; the longer text below it
 * does not.
 */
export function OfflineNotice({ locale }: { locale: Locale }) {
  const texts = siteTexts(locale).offline
  return (
    <>
      {/* islands/until-loaded.ts shows it. */}
      <aside id="unloaded" className="offline" hidden>
        <div className="wrap">
          <Icon name="alert" />
          <div className="grow" role="status">
            <p className="b">{texts.unloaded}</p>
          </div>
          <button type="button" className="btn sec" data-reload>
            {texts.reload}
          </button>
        </div>
      </aside>
      <aside id="offline" className="offline" tabIndex={-1} hidden>
        <div className="wrap">
          <Icon name="offline" />
          <div className="grow" role="status">
            <p className="b">{texts.title}</p>
            <p data-still={texts.still} data-link={texts.link(NAME)} data-page={texts.page} />
          </div>
          <button type="button" className="btn sec" data-again>
            {texts.retry}
          </button>
        </div>
      </aside>
      <div className="offline-more" role="status">
        <p className="wrap">
          {texts.text} <span data-since={texts.since(TIME)} />
        </p>
      </div>
    </>
  )
}
