import '../css/forms.css'
import './install.css'
import { useState, useSyncExternalStore } from 'react'
import type { Locale } from '#contract/locale.ts'
import { installTexts } from '#i18n/install.ts'
import { Icon } from '../icon.tsx'
import { installWayHere } from './install-here.ts'
import { dismissCookie, installOffer } from './install-offer.ts'

/** Offers to install the site as an app, if that is possible (specification §2, Public status page: install promotion). */
export function InstallPromotion({
  icon,
  locale,
  shopName,
}: {
  icon: string | undefined
  locale: Locale
  shopName: string
}) {
  const texts = installTexts(locale)
  const way = useSyncExternalStore(installOffer.subscribe, wayHere, () => undefined)
  const [isAsked, setAsked] = useState(true)
  const [isExplained, setExplained] = useState(false)
  if (!way || !isAsked) return null

  async function install() {
    if (way === 'ios') {
      setExplained(true)
      return
    }
    setAsked(false)
    await installOffer.take()?.prompt()
  }
  if (isExplained) {
    return (
      <section className="panel stack install" aria-label={texts.ios.title}>
        <p className="b">{texts.ios.title}</p>
        <ol className="install-steps">
          <li>
            <Icon name="share" /> {texts.ios.share}
          </li>
          <li>
            <Icon name="plus" /> {texts.ios.add}
          </li>
          <li>
            <Icon name="check" /> {texts.ios.confirm}
          </li>
        </ol>
        <button type="button" className="btn pri full" onClick={() => setAsked(false)}>
          {texts.ios.done}
        </button>
      </section>
    )
  }
  return (
    <section className="panel stack install" aria-label={texts.title}>
      <div className="row">
        {icon && <img src={icon} alt="" width={56} height={56} loading="lazy" />}
        <div>
          <p className="b">{shopName}</p>
          <p className="small muted">{texts.where}</p>
        </div>
      </div>
      <p>{texts.text}</p>
      <div className="install-acts">
        <button
          type="button"
          className="btn sec"
          onClick={() => {
            document.cookie = dismissCookie(location.protocol === 'https:')
            setAsked(false)
          }}
        >
          {texts.later}
        </button>
        <button type="button" className="btn pri" onClick={() => void install()}>
          {texts.install}
        </button>
      </div>
    </section>
  )
}

const wayHere = () => installWayHere({ isAsked: false })
