import { useCallback, useEffect, useState } from 'react'
import { Icon } from '#ui/site/icon.tsx'

const SHOWN_MS = 3500

/** A short message that confirms an action of the guest and disappears after some seconds. */
export function useToast(): {
  text: string | undefined
  count: number
  say: (text: string) => void
  /** Removes the message. */
  hush: () => void
} {
  const [said, setSaid] = useState<{ text: string | undefined; count: number }>({ text: undefined, count: 0 })
  useEffect(() => {
    if (said.text === undefined) return
    const timer = setTimeout(() => setSaid(({ count }) => ({ text: undefined, count })), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said])
  const say = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), [])
  const hush = useCallback(() => setSaid(({ count }) => ({ text: undefined, count })), [])
  return { ...said, say, hush }
}

/**
 * Shows the message. The element with role 'status' is always in the page, because screen readers read only text that is added to an
 * existing element.
 */
export const Toast = ({ count, text }: { text: string | undefined; count: number }) => (
  <div role="status">
    {text && (
      <p key={count} className="toast">
        <Icon name="check" /> {text}
      </p>
    )}
  </div>
)
