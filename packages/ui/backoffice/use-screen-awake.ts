import { useEffect } from 'react'

/**
 * Keeps the screen on while the component is mounted, for devices that always show one page: order board, kitchen, time clock. If the browser
 * cannot do this, or refuses it to save power, nothing happens.
 */
export function useScreenAwake() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    let isGone = false
    const hold = () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return
      navigator.wakeLock.request('screen').then(
        (held) => {
          if (isGone) void held.release()
          else lock = held
        },
        () => undefined,
      )
    }
    hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      isGone = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [])
}
