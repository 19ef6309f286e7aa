// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { patch } from './patch.ts'

const made = (html: string): Element => {
  const page = new DOMParser().parseFromString(html, 'text/html')
  const [first] = page.body.children
  if (!first) throw new Error('There is no element')
  return first
}
/** Shows a block, patches it, and returns it. `keep`: a selector of elements that must be the same before and after. */
function patched(before: string, after: string, keep: readonly string[] = []): Element {
  document.body.innerHTML = before
  const all = (one: string) => [...document.querySelectorAll(one)]
  const kept = keep.map(all)
  const [shown] = document.body.children
  if (!shown) throw new Error('There is no element')
  patch(shown, made(after))
  expect(keep.map(all)).toEqual(kept)
  for (const [index, one] of keep.entries()) expect(all(one)[0]).toBe(kept[index]?.[0])
  const [now] = document.body.children
  if (!now) throw new Error('The element is gone')
  return now
}

test('a typed letter changes only its text: heading and picture stay the same elements', () => {
  const block = (title: string) => `<div data-block="a"><h1>${title}</h1><img src="/a.jpg" alt="Saal"><p>Text</p></div>`
  expect(patched(block('Wei'), block('Weih'), ['h1', 'img', 'p']).outerHTML).toBe(block('Weih'))
})

test('elements are added, removed and replaced', () => {
  const before = '<div><h2>Titel</h2><p>Eins</p><p>Zwei</p></div>'
  for (const after of [
    '<div><h2>Titel</h2></div>',
    '<div><h2>Titel</h2><p>Eins</p><p>Zwei</p><a href="/de">Mehr</a></div>',
    '<div class="x">Nur Text<p>Eins</p></div>',
    '<section><p>Anders</p></section>',
  ])
    expect(patched(before, after).outerHTML).toBe(after)
})

test('attributes follow; the state of a picture stays only as long as the picture is the same', () => {
  const shown = '<img src="/a.jpg" alt="x" data-state="error">'
  expect(patched(shown, '<img src="/a.jpg" alt="Saal">').outerHTML).toBe(
    '<img src="/a.jpg" alt="Saal" data-state="error">',
  )
  expect(patched(shown, '<img src="/b.jpg" alt="x">').outerHTML).toBe('<img src="/b.jpg" alt="x">')
})

test('what a script has filled stays filled; an interactive part is shown as the server makes it', () => {
  const late = (title: string, inner: string) => `<div><h2>${title}</h2><div data-late="map">${inner}</div></div>`
  expect(patched(late('A', '<canvas></canvas>'), late('B', ''), ['canvas']).querySelector('h2')?.textContent).toBe('B')
  const island = (text: string) => `<div><div data-island="x"><b>${text}</b></div></div>`
  expect(patched(island('old'), island('new')).textContent).toBe('new')
})
