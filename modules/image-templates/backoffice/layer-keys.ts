import { useEffect } from 'react'
import type { Layer } from '../contract.ts'

interface Keys {
  layer: Layer | undefined
  onChange: (layer: Layer, mark: string) => void
  onUndo: () => void
  onRedo: () => void
  onRemove: (layer: Layer) => void
  onDuplicate: (layer: Layer) => void
  onMove: (id: string, by: 1 | -1) => void
  onCopy: (layer: Layer) => void
  onPaste: () => void
}

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Whether a key press is for the editor. Input fields and dialogs handle their own keys, and keys outside the editor are ignored. */
const isOurs = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target === document.body || target.closest('.work') !== null) &&
  target.closest('input, textarea, select, [role="listbox"], [role="dialog"]') === null

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'preventDefault'>

/**
 * Handles the keys of the template editor. Arrow keys move a layer. With Ctrl they resize it, with Alt they move it to the front or back.
 * Delete and Backspace remove the layer. Ctrl+Z undoes, Ctrl+Y and Ctrl+Shift+Z redo. Ctrl+D duplicates. Ctrl+C, Ctrl+X and Ctrl+V copy,
 * cut and paste.
 */
export const layerKeys =
  ({ layer, onChange, onCopy, onDuplicate, onMove, onPaste, onRedo, onRemove, onUndo }: Keys) =>
  (event: Pressed): void => {
    const isCommand = event.ctrlKey || event.metaKey
    const act = (run: () => void): void => {
      event.preventDefault()
      run()
    }
    const key = event.key.toLowerCase()
    if (isCommand && key === 'z') return act(event.shiftKey ? onRedo : onUndo)
    if (isCommand && key === 'y') return act(onRedo)
    if (isCommand && key === 'v') return act(onPaste)
    if (!layer) return
    // If text on the page is selected, Ctrl+C and Ctrl+X are left to the browser.
    if (isCommand && (key === 'c' || key === 'x') && getSelection()?.isCollapsed === false) return
    if (isCommand && key === 'c') return act(() => onCopy(layer))
    if (isCommand && key === 'x')
      return act(() => {
        onCopy(layer)
        onRemove(layer)
      })
    if (isCommand && key === 'd') return act(() => onDuplicate(layer))
    if (event.key === 'Delete' || event.key === 'Backspace') return act(() => onRemove(layer))
    const by = arrows[event.key]
    if (!by) return
    const [dx, dy] = by.map((one) => one * (event.shiftKey ? 10 : 1)) as [number, number]
    if (event.altKey) return dy === 0 ? undefined : act(() => onMove(layer.id, dy < 0 ? 1 : -1))
    if (layer.isLocked) return
    act(() =>
      isCommand
        ? onChange({ ...layer, w: Math.max(1, layer.w + dx), h: Math.max(1, layer.h + dy) }, `size ${layer.id}`)
        : onChange({ ...layer, x: layer.x + dx, y: layer.y + dy }, `nudge ${layer.id}`),
    )
  }

/** Listens for keys on the whole page, because the focus is seldom on the canvas itself. */
export function useLayerKeys(keys: Keys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (isOurs(event.target)) layerKeys(keys)(event)
    }
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  })
}
