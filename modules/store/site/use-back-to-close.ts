import { useEffect, useRef } from 'react'

/**
 * The browser's way back closes what is open instead of leaving the store: one entry in the history for all dialogs, taken away again when
 * they are closed otherwise. One dialog that follows another keeps it.
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
