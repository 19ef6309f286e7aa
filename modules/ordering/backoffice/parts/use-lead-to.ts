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

/** Of these fields the one that stands first on the screen, whatever order a server named them in; undefined: none is there. */
export function firstOnScreen(names: readonly string[]): string | undefined {
  const fields = names.flatMap((name) => document.getElementsByName(name)[0] ?? [])
  const [first] = fields.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  return first?.getAttribute('name') ?? undefined
}
