import { useEffect, useMemo, useReducer, useState } from 'react'
import type { Locale } from '#contract/locale.ts'
import { Icon } from '#ui/site/icon.tsx'
import { dismissCookie, installOffer, isDismissed } from '#ui/site/install/install-offer.ts'
import { isSelfServiceHere } from '#ui/site/self-service.ts'
import { appTimings, instructionsFor, mayOffer, nextOffer } from '../rules/offer.ts'
import { pwaTexts } from '../words/pwa.ts'
import { followWorker } from './follow-worker.ts'
import { isFillingIn } from './is-filling-in.ts'
import { Notice } from './notice.tsx'
import { useOffer } from './use-offer.ts'

interface NoticesProps {
  locale: Locale
  name: string
  icon: string | undefined
}

/**
 * Shows the notices of the app at the lower edge of the page: the offer, the instructions for installing the app, and that a new version is ready.
 * They never take the focus from the page.
 */
export function AppNotices({ icon, locale, name }: NoticesProps) {
  const texts = pwaTexts(locale)
  const [offer, step] = useReducer(nextOffer, 'idle')
  const [hasUpdate, setHasUpdate] = useState(false)
  const worker = useMemo(
    () =>
      followWorker({
        container: navigator.serviceWorker,
        reload: () => location.reload(),
        isFilling: isFillingIn(document),
        onUpdate: () => setHasUpdate(true),
        wait: (ms) => new Promise((done) => setTimeout(done, ms)),
      }),
    [],
  )
  useEffect(() => {
    void worker.find()
    const first = setTimeout(() => void worker.check(), appTimings.firstCheck)
    const every = setInterval(() => void worker.check(), appTimings.everyCheck)
    return () => {
      clearTimeout(first)
      clearInterval(every)
    }
  }, [worker])
  useOffer(() => void worker.find().then((found) => isOfferedHere(found !== undefined) && step('offer')))

  if (hasUpdate)
    return (
      <Notice title={texts.update.title} text={texts.update.text} picture={<Icon name="refresh" />}>
        <button type="button" className="btn sec" onClick={() => setHasUpdate(false)}>
          {texts.update.later}
        </button>
        <button type="button" className="btn pri" onClick={() => void worker.restart()}>
          {texts.update.restart}
        </button>
      </Notice>
    )
  const picture = icon ? <img src={icon} alt="" width={48} height={48} /> : <Icon name="install" />
  if (offer === 'prompt')
    return (
      <Notice title={texts.offer.title(name)} text={texts.offer.text} picture={picture}>
        <button
          type="button"
          className="btn sec"
          onClick={() => {
            document.cookie = dismissCookie(location.protocol === 'https:')
            step('dismiss')
          }}
        >
          {texts.offer.later}
        </button>
        <button type="button" className="btn pri" onClick={() => void worker.register().then(() => step('accept'))}>
          {texts.offer.accept}
        </button>
      </Notice>
    )
  if (offer !== 'instructions') return null
  const way = wayHere()
  const { act, first, second, third, title } = texts.instructions[way]
  return (
    <Notice title={title} picture={picture}>
      <ol className="app-steps">
        {[first, second, third].map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ol>
      <button
        type="button"
        className="btn sec"
        onClick={() => {
          step('cancel')
          void worker.unregister()
        }}
      >
        {texts.instructions.cancel}
      </button>
      <button
        type="button"
        className="btn pri"
        onClick={() => {
          step('finish')
          void installOffer.take()?.prompt()
        }}
      >
        {act}
      </button>
    </Notice>
  )
}

const wayHere = () =>
  instructionsFor({
    hasOffer: installOffer.get() !== undefined,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
  })

const isOfferedHere = (isRegistered: boolean): boolean =>
  mayOffer({
    isStandalone: matchMedia('(display-mode: standalone)').matches,
    isSupported: 'serviceWorker' in navigator && window.isSecureContext,
    isRegistered,
    isDismissed: isDismissed(document.cookie),
    isSelfService: isSelfServiceHere(),
    isPageToRead: document.documentElement.dataset['page'] === 'content',
  })
