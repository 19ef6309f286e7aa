import { useCallback, useEffect, useState } from 'react'

/**
 * Focuses a field of a form by its name, after the messages are rendered, and scrolls it to the middle of the scroll area, so that neither a
 * fixed footer nor a banner covers the field.
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

/** Returns the name of the field that comes first on the screen, whatever the order of `names`; undefined if none of the fields is on the page. */
export function firstOnScreen(names: readonly string[]): string | undefined {
  const fields = names.flatMap((name) => document.getElementsByName(name)[0] ?? [])
  const [first] = fields.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  return first?.getAttribute('name') ?? undefined
}
