import { useEffect, useState } from 'react'
import type { StatusSectionProps } from '#modules/ordering/site/parts/status/status-sections.ts'
import { Icon } from '#ui/site/icon.tsx'
import { followTexts } from '../words/site.ts'
import { browserPush, type FollowState, followState, startFollowing, stopFollowing } from './following.ts'

const over = new Set(['completed', 'rejected', 'canceled', 'failed'])

/**
 * A section of the status page that offers notifications about this order. It is left out if the browser does not support them. The browser asks for
 * permission only after the guest's click.
 */
export default function FollowOrder({ locale, order, hash }: StatusSectionProps) {
  const t = followTexts(locale)
  const [state, setState] = useState<FollowState>('unavailable')
  const [isBusy, setBusy] = useState(false)
  const isOver = over.has(order.state)
  useEffect(() => {
    const browser = browserPush(window)
    if (browser && !isOver) void followState(browser, order.uid).then(setState, () => undefined)
  }, [order.uid, isOver])
  if (state === 'unavailable' || isOver) return null
  const act = (work: typeof startFollowing) => {
    const browser = browserPush(window)
    if (!browser) return
    setBusy(true)
    void work(browser, { uid: order.uid, hash })
      .then(setState, () => setState('failed'))
      .finally(() => setBusy(false))
  }
  return (
    <section className="panel stack" aria-labelledby="follow-title">
      <h2 id="follow-title" className="row">
        <Icon name="bell" /> {t.title}
      </h2>
      <div role="status">
        {state === 'on' ? (
          <p>
            <Icon name="check" size="s" /> {t.isOn}
          </p>
        ) : (
          <p className="muted">
            {state === 'denied' ? t.denied : t.text(order.ride ? 'ride' : order.isDelivery ? 'delivery' : 'pickup')}
          </p>
        )}
        {state === 'failed' && <p className="notice err">{t.failed}</p>}
      </div>
      {state !== 'denied' && (
        <p>
          <button
            type="button"
            className={state === 'on' ? 'btn quiet' : 'btn soft'}
            disabled={isBusy}
            onClick={() => act(state === 'on' ? stopFollowing : startFollowing)}
          >
            {isBusy ? t.busy : state === 'on' ? t.off : t.on}
          </button>
        </p>
      )}
    </section>
  )
}
