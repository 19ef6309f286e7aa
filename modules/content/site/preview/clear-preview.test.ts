// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { clearPreview } from './clear-preview.ts'

test('the preview shows only the page, without notices for the visitor: order, app and session', () => {
  document.body.innerHTML = `
    <div id="toolbar" data-late="toolbar"></div>
    <section class="topbar"><span>Geöffnet</span><span data-late="bar"><a href="/de/status/1/x">Ihre Bestellung ›</a></span></section>
    <main><section data-block="b1"><h1>Weihnachtsfeiern</h1><div data-line="last-order">Noch einmal bestellen</div><div data-late="last-order">Ihre letzte Bestellung</div></section></main>
    <div id="app-notices" data-late="app">App installieren</div>
    <div id="cookies">Cookies</div>`
  clearPreview(document)
  expect(document.body.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe('Geöffnet Weihnachtsfeiern')
})
