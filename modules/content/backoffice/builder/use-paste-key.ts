import { useEffect, useRef } from 'react'

/** Runs `paste` when the user presses Ctrl V (⌘ V) outside a field. In a field and in a dialog, the browser pastes as usual. */
export function usePasteKey(paste: () => void): void {
  const latest = useRef(paste)
  useEffect(() => {
    latest.current = paste
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'v') return
      const { target } = event
      const isElsewhere =
        target instanceof HTMLElement &&
        (target.isContentEditable || target.closest('input, textarea, select, [role=dialog]') !== null)
      if (isElsewhere || event.defaultPrevented) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
