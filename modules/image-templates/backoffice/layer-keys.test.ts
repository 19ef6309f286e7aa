// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { newLayer } from '../rules/arrange.ts'
import { layerKeys } from './layer-keys.ts'

const layer = newLayer('shape', { w: 1200, h: 630, background: '#ffffff' }, 'a', { name: 'F', text: '', family: 'F' })
let done: unknown[] = []
beforeEach(() => {
  done = []
})

const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, preventDefault: () => undefined }

function press(key: string, more: Partial<typeof none> = {}, chosen = layer) {
  layerKeys({
    layer: chosen,
    onChange: (next) => done.push([next.x - chosen.x, next.y - chosen.y, next.w - chosen.w, next.h - chosen.h]),
    onUndo: () => done.push('undo'),
    onRedo: () => done.push('redo'),
    onRemove: ({ id }) => done.push(`remove ${id}`),
    onDuplicate: ({ id }) => done.push(`duplicate ${id}`),
    onCopy: ({ id }) => done.push(`copy ${id}`),
    onPaste: () => done.push('paste'),
    onMove: (id, by) => done.push(`${id} ${by}`),
  })({ ...none, key, ...more })
}

test('arrows move by one pixel or ten, with Ctrl they resize, with Alt they reorder', () => {
  press('ArrowRight')
  press('ArrowUp', { shiftKey: true })
  press('ArrowDown', { ctrlKey: true })
  press('ArrowUp', { altKey: true })
  press('ArrowDown', { altKey: true })
  expect(done).toEqual([[1, 0, 0, 0], [0, -10, 0, 0], [0, 0, 0, 1], 'a 1', 'a -1'])
})

test('Delete removes, Ctrl+D duplicates, Ctrl+Z undoes and Ctrl+Y redoes', () => {
  press('Delete')
  press('d', { ctrlKey: true })
  press('z', { ctrlKey: true })
  press('Z', { ctrlKey: true, shiftKey: true })
  press('y', { ctrlKey: true })
  expect(done).toEqual(['remove a', 'duplicate a', 'undo', 'redo', 'redo'])
})

test('Ctrl+C copies, Ctrl+X copies and removes, Ctrl+V pastes', () => {
  press('c', { ctrlKey: true })
  press('x', { metaKey: true })
  press('v', { ctrlKey: true })
  press('v')
  expect(done).toEqual(['copy a', 'copy a', 'remove a', 'paste'])
})

test('selected text on the page is copied by the browser', () => {
  document.body.textContent = 'Marked'
  getSelection()?.selectAllChildren(document.body)
  press('c', { ctrlKey: true })
  expect(done).toEqual([])
  getSelection()?.removeAllRanges()
})

test('a locked layer stays where it is', () => {
  press('ArrowRight', {}, { ...layer, isLocked: true })
  expect(done).toEqual([])
})
