import { useCallback, useEffect, useRef } from 'react'

const BEGIN = 'mousedown'
/**
 * A press can end without `mouseup`: the visitor drags, opens a menu, chooses in the list that the browser opens for a `select`, or presses
 * a key. `change` is no end: the field that a press leaves sends it during the press.
 */
const ENDS = ['mouseup', 'dragend', 'contextmenu', 'input', 'keydown'] as const

/**
 * Returns a function for `onBlur`. It calls `act` at once, or, if the field has lost the focus because the visitor presses somewhere else,
 * after the click of that press. So a message that `act` shows does not move a button between press and release, and the click is not lost.
 * A finger counts like a mouse: a browser moves the focus on the `mousedown` that it sends for a tap. The function that `onBlur` gets back
 * drops `act` if it still waits.
 */
export function useAfterPress(): (act: () => void) => () => void {
  /** What waits for the end of the press. Undefined: nothing is pressed. */
  const waiting = useRef<Set<() => void>>(undefined)
  useEffect(() => {
    const ended = new AbortController()
    const options = { capture: true, signal: ended.signal }
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      waiting.current ??= new Set()
    }
    const finish = () => {
      const acts = waiting.current
      waiting.current = undefined
      for (const act of acts ?? []) act()
    }
    const end = () => {
      clearTimeout(timer)
      // The browser sends `click` directly after `mouseup`, before any timer.
      if (waiting.current) timer = setTimeout(finish)
    }
    addEventListener(BEGIN, begin, options)
    for (const one of ENDS) addEventListener(one, end, options)
    return () => {
      ended.abort()
      clearTimeout(timer)
      waiting.current = undefined
    }
  }, [])
  return useCallback((act) => {
    const acts = waiting.current
    if (!acts) {
      act()
      return () => undefined
    }
    acts.add(act)
    return () => acts.delete(act)
  }, [])
}
