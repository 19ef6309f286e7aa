import '@fontsource-variable/atkinson-hyperlegible-next/wght.css'
import '#ui/backoffice/design-tokens.css'
import '#ui/backoffice/controls.css'
import '#ui/backoffice/shell.css'
import { createRoot } from 'react-dom/client'
import { firstStyles } from './first-styles.ts'

// While a dialog is open, a library prevents the page from scrolling. For this it writes a style element. The library reads the nonce of
// this element from `__webpack_nonce__`.
const nonce = document.querySelector<HTMLElement>('meta[property=csp-nonce]')?.nonce
Object.assign(globalThis, { __webpack_nonce__: nonce })

// The rules of the modules use Temporal. Browsers without it load a polyfill before anything runs.
if (!('Temporal' in globalThis)) await import('temporal-polyfill/global')

const place = document.querySelector('#root')
if (place) {
  await firstStyles(document)
  await (await import('./whole.tsx')).showWhole(createRoot(place))
}
