import { useEffect, useRef } from 'react'

/**
 * Lets the 'back' button of the browser close an open dialog, instead of leaving the storefront. For that, an open dialog adds an entry to
 * the history. If the dialog is closed in another way, the entry is removed; if another dialog follows, it uses the same entry.
 */
export function useBackToClose(isOpen: boolean, close: () => void): void {
  const onBack = useRef(close)
  useEffect(() => {
    onBack.current = close
  }, [close])

  useEffect(() => {
    if (!isOpen) return
    let isLeft = false
    const back = () => {
      isLeft = true
      onBack.current()
    }
    history.pushState({ ...(history.state as object | null), isStoreDialog: true }, '')
    addEventListener('popstate', back)
    return () => {
      removeEventListener('popstate', back)
      if (!isLeft) history.back()
    }
  }, [isOpen])
}
