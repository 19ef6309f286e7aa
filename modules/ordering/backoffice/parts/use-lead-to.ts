import { useCallback, useEffect, useState } from 'react'

/**
 * Leads to a field of a form by its name, once the messages are drawn: the focus goes there, and the field stands in the middle of what
 * scrolls. So neither a foot that stays in sight nor the banner in it covers the field.
 */
export function useLeadTo(): (name: string) => void {
  const [asked, setAsked] = useState<{ readonly name: string }>()
  useEffect(() => {
    const field = asked && document.getElementsByName(asked.name)[0]
    if (!field) return
    field.focus({ preventScroll: true })
    const whole = field.closest('.fld') ?? field
    whole.scrollIntoView({ block: 'center' })
  }, [asked])
  return useCallback((name) => setAsked({ name }), [])
}
