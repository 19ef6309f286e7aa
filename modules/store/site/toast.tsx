import { useCallback, useEffect, useState } from 'react'
import { Icon } from '#ui/site/icon.tsx'

const SHOWN_MS = 3500

/** A sentence that confirms an action and disappears by itself. */
export function useToast(): { text: string | undefined; count: number; say: (text: string) => void } {
  const [said, setSaid] = useState<{ text: string | undefined; count: number }>({ text: undefined, count: 0 })
  useEffect(() => {
    if (said.text === undefined) return
    const timer = setTimeout(() => setSaid(({ count }) => ({ text: undefined, count })), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [said])
  const say = useCallback((text: string) => setSaid(({ count }) => ({ text, count: count + 1 })), [])
  return { ...said, say }
}

/** The live region is always in the page, because screen readers read out only text that is added to an existing region. */
export const Toast = ({ count, text }: { text: string | undefined; count: number }) => (
  <div role="status">
    {text && (
      <p key={count} className="toast">
        <Icon name="check" /> {text}
      </p>
    )}
  </div>
)
