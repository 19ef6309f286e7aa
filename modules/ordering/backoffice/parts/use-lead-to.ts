import { useCallback, useEffect, useState } from 'react'

/**
 * Returns a function that focuses the field with this name after the next rendering, when error messages are on the page. The field is
 * scrolled to the middle, so that neither a fixed footer nor a banner covers it.
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

/**
 * Of the fields with these names, returns the name of the one that comes first on the page, whatever the sequence of `names`. Undefined if
 * none of them is on the page.
 */
export function firstOnScreen(names: readonly string[]): string | undefined {
  const fields = names.flatMap((name) => document.getElementsByName(name)[0] ?? [])
  const [first] = fields.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  return first?.getAttribute('name') ?? undefined
}
