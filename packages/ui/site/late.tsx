import { type ComponentType, createElement, type ReactNode, useCallback, useEffect, useState } from 'react'
import { lateTexts } from '#i18n/late.ts'
import { Icon } from './icon.tsx'
import { lateCode, loadOrReload } from './load-late.ts'
import { pageLocale } from './page-locale.ts'

type LateComponent<Props> = ComponentType<Props> & { prefetch: () => void }

/**
 * A component whose code is loaded when it is first shown. If loading fails, only the component is missing; with React's `lazy` the whole
 * page would fail. A message with a button for another attempt takes the place of the component. The code is loaded again when the
 * network is back. Set `meanwhile` if the page is complete without the component: `meanwhile` is shown until the code is loaded, and
 * there is no message.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { meanwhile }: { meanwhile?: (props: Props) => ReactNode } = {},
): LateComponent<Props> {
  const code = lateCode(load)

  function Late(props: Props): ReactNode {
    const [state, setState] = useState<'waiting' | 'ready' | 'failed'>(code.ready() ? 'ready' : 'waiting')
    const read = useCallback(() => {
      void code.load().then((isReady) => setState(isReady ? 'ready' : 'failed'))
    }, [])
    useEffect(() => {
      if (!code.ready()) read()
    }, [read])
    const again = () => {
      setState('waiting')
      void loadOrReload(code).then((isReady) => setState(isReady ? 'ready' : 'failed'))
    }
    useEffect(() => {
      if (state !== 'failed') return
      addEventListener('online', read)
      return () => removeEventListener('online', read)
    }, [state, read])

    const shown = code.ready()
    if (shown) return createElement(shown.default, props)
    if (meanwhile) return meanwhile(props)
    return state === 'failed' ? <NotLoaded onRetry={again} /> : null
  }
  return Object.assign(Late, {
    prefetch() {
      if (navigator.onLine) void code.load()
    },
  })
}

function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const texts = lateTexts(pageLocale())
  return (
    <div className="notice warn" role="alert" data-not-loaded>
      <Icon name="alert" />
      <div>
        <p>{texts.failed}</p>
        <button type="button" className="btn soft" onClick={onRetry}>
          {texts.again}
        </button>
      </div>
    </div>
  )
}
