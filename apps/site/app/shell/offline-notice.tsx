import type { Locale } from '#contract/locale.ts'
import { siteTexts } from '#i18n/site.ts'
import { Icon } from '#ui/site/icon.tsx'

/** Replaced by the time of the page in the browser. */
const TIME = '{time}'

/** Replaced by the name of a link. */
const NAME = '{name}'

/**
 * 'Sie sind offline' (specification §2, App shell). Every page carries it hidden, because without a connection nothing more can be loaded.
 * It is shown by islands/follow-network.ts. The line stays in sight wherever the page is scrolled; what is said in more words stands below
 * it, once.
 */
export function OfflineNotice({ locale }: { locale: Locale }) {
  const texts = siteTexts(locale).offline
  return (
    <>
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
