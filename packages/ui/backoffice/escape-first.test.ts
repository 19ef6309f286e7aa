import { expect, test } from 'vitest'
import { hearEscapeFirst } from './escape-first.ts'

/** A page with a layer above everything, and below it a dialog that listens for Escape itself. */
function page() {
  const page = new EventTarget()
  const closed: string[] = []
  const open = { layer: false }
  const end = hearEscapeFirst(page, () =>
    open.layer
      ? () => {
          closed.push('layer')
          open.layer = false
        }
      : undefined,
  )
  page.addEventListener('keydown', () => closed.push('dialog'), { capture: true })
  const press = (key: string, isComposing = false) => {
    page.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key, isComposing }))
    return closed.splice(0)
  }
  return { open, press, end }
}

test('Escape closes one layer at a time: first the top one, then the dialog below it', () => {
  const { open, press } = page()
  open.layer = true
  expect(press('Escape')).toEqual(['layer'])
  expect(press('Escape')).toEqual(['dialog'])
})

test('other keys, and Escape while characters are composed, are passed to the other listeners', () => {
  const { open, press } = page()
  open.layer = true
  expect(press('Enter')).toEqual(['dialog'])
  expect(press('Escape', true)).toEqual(['dialog'])
  expect(open.layer).toBe(true)
})

test('after it was ended it does not react to keys', () => {
  const { open, press, end } = page()
  open.layer = true
  end()
  expect(press('Escape')).toEqual(['dialog'])
})
