import { playerTexts } from '../words/player.ts'
import { element } from './render/element.ts'

/** Over plain http a browser cannot store files for use without a network. So the player does not start, but shows this explanation. */
export function showNotSecure(root: HTMLElement, locale: 'de' | 'en'): void {
  const t = playerTexts(locale)
  const { ownerDocument: doc } = root
  root.replaceChildren(
    element(
      doc,
      'main',
      { padding: '8vw', color: '#fff', 'font-family': 'system-ui, sans-serif', 'font-size': '2.4vw' },
      [element(doc, 'h1', {}, [t.noSecure]), element(doc, 'p', { 'line-height': '1.5' }, [t.noSecureText])],
    ),
  )
}
