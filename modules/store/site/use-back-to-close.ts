import { useEffect, useRef } from 'react'

/**
 * The browser's 'back' closes an open dialog instead of leaving the store. All dialogs share one entry in the history. If a dialog is
 * closed in another way, the entry is removed. If one dialog follows another, the entry stays.
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
