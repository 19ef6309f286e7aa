import { useCallback, useEffect, useState } from 'react'

/**
 * Returns a function that focuses the field with this name after the next rendering, when error messages are on the page. The field is
 * scrolled to the middle, because a fixed footer or a banner could cover it at the edge.
 */
export function useLeadTo(): (name: string) => void {
  const [asked, setAsked] = useState<{ readonly name: string }>()
  useEffect(() => {
    const field = asked && shownField(asked.name)
    if (!field) return
    field.focus({ preventScroll: true })
    const whole = field.closest('.fld') ?? field
    whole.scrollIntoView({ block: 'center' })
  }, [asked])
  return useCallback((name) => setAsked({ name }), [])
}

/** The field with this name. A day field has its name on a hidden input, and as `data-name` on the visible one. */
const shownField = (name: string): HTMLElement | null | undefined =>
  document.querySelector<HTMLElement>(`[data-name="${CSS.escape(name)}"]`) ?? document.getElementsByName(name)[0]

/**
 * Returns the name of the field that comes first on the page. The sequence of `names` does not matter. Undefined if no field with one of
 * these names is on the page.
 */
export function firstOnScreen(names: readonly string[]): string | undefined {
  const fields = names.flatMap((name) => document.getElementsByName(name)[0] ?? [])
  const [first] = fields.toSorted((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  return first?.getAttribute('name') ?? undefined
}
