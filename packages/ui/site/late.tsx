import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { lateTexts } from '#i18n/late.ts'
import { Icon } from './icon.tsx'
import { mayOpen, newAsk, whenLeft } from './late-ask.ts'
import { lateCode, loadOrReload } from './load-late.ts'
import { pageLocale } from './page-locale.ts'

interface LateProps {
  /** A dialog: a new value each time the guest asks for it. So it can be asked for again while its message is shown. */
  asked?: unknown
  /** A dialog: called when the guest closes its message, or goes on before its code is loaded. */
  onDismiss?: () => void
}

type LateComponent<Props> = ComponentType<Props & LateProps> & { prefetch: () => void }

/**
 * A component whose code is loaded when it is first shown. If loading fails, only the component is missing; with React's `lazy` the whole
 * page would fail. A message with a button for another attempt takes the place of the component. The code is loaded again when the
 * network is back. Set `meanwhile` if the page is complete without the component: `meanwhile` is shown until the code is loaded, and
 * there is no message. Set `dialog` if the component covers the page: it opens late only under the rule of `late-ask.ts`. The value says
 * where its message is: `inPlace` in the page, `fixed` on the screen.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { meanwhile, dialog }: { meanwhile?: (props: Props) => ReactNode; dialog?: 'inPlace' | 'fixed' } = {},
): LateComponent<Props> {
  const code = lateCode(load)

  function Late(props: Props & LateProps): ReactNode {
    const [state, setState] = useState<LateState>(code.ready() ? 'ready' : 'waiting')
    const isWatched = dialog !== undefined && state !== 'ready'
    const ask = useRef(newAsk())
    const settle = useCallback(
      (isReady: boolean) => setState(!isReady ? 'failed' : dialog && ask.current.isLeft ? 'back' : 'ready'),
      [],
    )
    const again = () => {
      ask.current = newAsk()
      setState('waiting')
      void loadOrReload(code).then(settle)
    }
    // The guest asks again with the field or button of the dialog, while the message is shown.
    const [asked, setAsked] = useState(props.asked)
    const isAskedAgain = asked !== props.asked
    if (isAskedAgain) setAsked(props.asked)
    if (isAskedAgain && code.ready()) setState('ready')
    const { onDismiss } = props
    // A layout effect: it ends before the dialog opens and takes the focus.
    useLayoutEffect(() => {
      if (!isWatched) return
      return whenLeft(() => {
        ask.current.isLeft = true
        if (state === 'waiting') onDismiss?.()
      })
    }, [isWatched, onDismiss, state])
    const load = useEffectEvent(() => {
      ask.current = newAsk()
      if (!code.ready()) void code.load().then(settle)
    })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each new value means that the guest asks
    useEffect(() => load(), [props.asked])
    useEffect(() => {
      if (state !== 'failed') return
      const goOn = () => {
        if (dialog && !mayOpen(ask.current)) ask.current.isLeft = true
        void code.load().then(settle)
      }
      addEventListener('online', goOn)
      return () => removeEventListener('online', goOn)
    }, [settle, state])

    // The code of a dialog may be loaded already, but the dialog opens only if it is asked for.
    const shown = isWatched ? undefined : code.ready()
    if (shown) return createElement(shown.default, props)
    if (meanwhile) return meanwhile(props)
    if (state !== 'failed' && state !== 'back') return null
    const message = <NotLoaded isBack={state === 'back'} onRetry={again} onDismiss={onDismiss} />
    return dialog === 'fixed' ? <div className="late-dialog">{message}</div> : message
  }
  return Object.assign(Late, {
    prefetch() {
      if (navigator.onLine) void code.load()
    },
  })
}

type LateState = 'waiting' | 'ready' | 'failed' | 'back'

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
