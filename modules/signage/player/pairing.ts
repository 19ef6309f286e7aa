import { browserCapabilities } from '../rules/commands.ts'
import { playerTexts } from '../words/player.ts'
import { element } from './render/element.ts'
import type { Offered, PlayerServer } from './server.ts'

const ASK_MS = 2_000
const AGAIN_MS = 5_000
const CODE_MS = 10 * 60_000

const two = (n: number): string => String(n).padStart(2, '0')
const left = (ms: number): string => `${Math.floor(ms / 60_000)}:${two(Math.floor((ms % 60_000) / 1000))}`
const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Shows a pairing code, and a new one whenever a code has expired, until a person has entered a code in the back office. Resolves when the browser
 * has received the key of the screen as a cookie.
 */
export async function pairScreen(
  root: HTMLElement,
  deps: {
    server: Pick<PlayerServer, 'pair' | 'paired'>
    locale: 'de' | 'en'
    screen: () => { w: number; h: number }
    browser: string
  },
): Promise<void> {
  const { ownerDocument: doc } = root
  const t = playerTexts(deps.locale)
  for (;;) {
    const offered = await deps.server
      .pair({ capabilities: browserCapabilities, screen: deps.screen() })
      .catch(() => undefined)
    const { w, h } = deps.screen()
    const draw = (ms: number): void => root.replaceChildren(page(doc, t, offered, ms, `${w} × ${h} · ${deps.browser}`))
    if (!offered) {
      draw(0)
      await sleep(AGAIN_MS)
      continue
    }
    const end =
      performance.now() + Math.min(CODE_MS, Math.max(0, Date.parse(offered.expiresAt) - Date.now()) || CODE_MS)
    let state: Awaited<ReturnType<PlayerServer['paired']>> = 'waiting'
    while (state === 'waiting' && performance.now() < end) {
      draw(end - performance.now())
      await sleep(ASK_MS)
      state = await deps.server.paired(offered).catch((error: unknown) => (hasStatus(error) ? 'expired' : 'waiting'))
    }
    if (state === 'paired') return
  }
}

const hasStatus = (error: unknown): boolean => error instanceof Error && 'status' in error

function page(
  doc: Document,
  t: ReturnType<typeof playerTexts>,
  offered: Offered | undefined,
  ms: number,
  about: string,
): HTMLElement {
  const letter = (one: string, place: number): HTMLElement =>
    element(
      doc,
      'span',
      {
        display: 'grid',
        'place-items': 'center',
        width: '9.6vw',
        height: '12.4vw',
        'margin-left': place === 3 ? '3.2vw' : '0',
        'border-radius': '1vw',
        border: '.14vw solid #4a524e',
        background: '#1c2320',
        'font-size': '7vw',
        'font-weight': '700',
      },
      [one],
    )
  const code = element(
    doc,
    'div',
    { display: 'flex', gap: '1.1vw', 'justify-content': 'center' },
    [...(offered?.code ?? '······')].map(letter),
  )
  code.setAttribute('role', 'img')
  code.setAttribute('aria-label', offered?.code ?? '')
  code.dataset['code'] = offered?.code ?? ''
  const bar = element(
    doc,
    'div',
    { flex: '1', height: '.45vw', 'border-radius': '.3vw', background: '#2a312e', overflow: 'hidden' },
    [element(doc, 'div', { width: `${Math.round((ms / CODE_MS) * 100)}%`, height: '100%', background: '#3fae7b' })],
  )
  return element(
    doc,
    'main',
    {
      position: 'absolute',
      inset: '0',
      display: 'flex',
      'flex-direction': 'column',
      'justify-content': 'space-between',
      padding: '4vw',
      'box-sizing': 'border-box',
      background: '#0d1110',
      color: '#fff',
      'font-family': 'system-ui, "Segoe UI", Roboto, sans-serif',
    },
    [
      element(
        doc,
        'header',
        { display: 'flex', 'justify-content': 'space-between', 'align-items': 'center', 'font-size': '1.6vw' },
        [
          element(doc, 'b', {}, [t.app]),
          element(doc, 'span', { color: '#c5ccc8' }, [`${about} · ${offered ? t.networkOk : t.noNetwork}`]),
        ],
      ),
      element(doc, 'div', { 'text-align': 'center' }, [
        element(doc, 'h1', { 'font-size': '3.5vw', margin: '0 0 2.4vw' }, [t.pairTitle]),
        code,
        element(
          doc,
          'p',
          { 'font-size': '2vw', color: '#c5ccc8', margin: '2.4vw auto 0', 'max-width': '60vw', 'line-height': '1.45' },
          [t.pairBefore, element(doc, 'b', { color: '#fff' }, [t.pairAction]), t.pairAfter],
        ),
      ]),
      element(
        doc,
        'footer',
        { display: 'flex', gap: '1.6vw', 'align-items': 'center', 'font-size': '1.6vw', color: '#c5ccc8' },
        [bar, element(doc, 'span', {}, [offered ? t.newCode(left(ms)) : t.noNetwork])],
      ),
    ],
  )
}
