import { playerTexts } from '../words/player.ts'
import { element } from './render/element.ts'

/** Shows why the player does not start: over plain http a browser does not store files for use without a network. */
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
