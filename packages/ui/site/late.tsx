import { type ComponentType, createElement, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { lateTexts } from '#i18n/late.ts'
import { Icon } from './icon.tsx'
import { lateCode, loadOrReload } from './load-late.ts'
import { pageLocale } from './page-locale.ts'

interface LateProps {
  /** Called when the guest closes the message of a dialog that could not be loaded. */
  onDismiss?: () => void
}

type LateComponent<Props> = ComponentType<Props & LateProps> & { prefetch: () => void }

/** If the connection is back within this many milliseconds after the tap, the dialog opens by itself. */
const ASKED_MS = 5000

/**
 * A component whose code is loaded when it is first shown. If loading fails, only the component is missing; with React's `lazy` the whole
 * page would fail. A message with a button for another attempt takes the place of the component. The code is loaded again when the
 * network is back. Set `meanwhile` if the page is complete without the component: `meanwhile` is shown until the code is loaded, and
 * there is no message. Set `isDialog` if the component lies over the page and has no place in it: the message is then fixed on the screen,
 * and after `ASKED_MS` the component opens only when the guest asks for it again.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { meanwhile, isDialog = false }: { meanwhile?: (props: Props) => ReactNode; isDialog?: boolean } = {},
): LateComponent<Props> {
  const code = lateCode(load)

  function Late(props: Props & LateProps): ReactNode {
    const [state, setState] = useState<'waiting' | 'ready' | 'failed' | 'back'>(code.ready() ? 'ready' : 'waiting')
    const askedAt = useRef(0)
    const read = useCallback(() => {
      void code.load().then((isReady) => setState(isReady ? 'ready' : 'failed'))
    }, [])
    useEffect(() => {
      askedAt.current = Date.now()
      if (!code.ready()) read()
    }, [read])
    const again = () => {
      askedAt.current = Date.now()
      setState('waiting')
      void loadOrReload(code).then((isReady) => setState(isReady ? 'ready' : 'failed'))
    }
    useEffect(() => {
      if (state !== 'failed') return
      const goOn = () => {
        if (!isDialog || Date.now() - askedAt.current <= ASKED_MS) return read()
        void code.load()
        setState('back')
      }
      addEventListener('online', goOn)
      return () => removeEventListener('online', goOn)
    }, [state, read])

    // The code of a dialog may be loaded already, but the dialog opens only if it is asked for.
    const shown = isDialog && state !== 'ready' ? undefined : code.ready()
    if (shown) return createElement(shown.default, props)
    if (meanwhile) return meanwhile(props)
    if (state !== 'failed' && state !== 'back') return null
    return isDialog ? (
      <div className="late-dialog">
        <NotLoaded isBack={state === 'back'} onRetry={again} onDismiss={props.onDismiss} />
      </div>
    ) : (
      <NotLoaded onRetry={again} />
    )
  }
  return Object.assign(Late, {
    prefetch() {
      if (navigator.onLine) void code.load()
    },
  })
}

function NotLoaded(props: { isBack?: boolean; onRetry: () => void; onDismiss?: (() => void) | undefined }) {
  const texts = lateTexts(pageLocale())
  return (
    <div className={props.isBack ? 'notice ok' : 'notice warn'} role="alert" data-not-loaded>
      <Icon name={props.isBack ? 'check' : 'alert'} />
      <div>
        <p>{props.isBack ? texts.back : texts.failed}</p>
        <div className="row wrapx">
          <button type="button" className="btn soft" onClick={props.onRetry}>
            {props.isBack ? texts.open : texts.again}
          </button>
          {props.onDismiss && (
            <button type="button" className="btn quiet" onClick={props.onDismiss}>
              {texts.close}
            </button>
          )}
        </div>
      </div>
    </div>
  )
}
