import { useEffectEvent, useLayoutEffect, useState } from 'react'

/** Calls `onUnread` when `isUnread` changes, and with false when the field leaves the page. */
export function useReportUnread(isUnread: boolean, onUnread: ((isUnread: boolean) => void) | undefined): void {
  const report = useEffectEvent((is: boolean) => onUnread?.(is))
  // A layout effect: it ends before the shortcut that sends the form (Ctrl+Enter) runs after the field has read its text.
  useLayoutEffect(() => {
    if (!isUnread) return
    report(true)
    return () => report(false)
  }, [isUnread])
}

/** The names of those fields of a form that hold a text that is no possible day or no free time. Such a form must not be sent. */
export function useUnread<Name extends string>() {
  const [names, setNames] = useState<readonly Name[]>([])
  const report = (name: Name, isUnread: boolean) =>
    setNames((before) => [...before.filter((one) => one !== name), ...(isUnread ? [name] : [])])
  return { names, report }
}
