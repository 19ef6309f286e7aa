const FIELDS = 'input:not([type=hidden]),select,textarea'

/** Focuses the field that follows this one in its form. */
export function focusFieldAfter(field: HTMLInputElement): void {
  const fields = [...(field.form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].filter(
    (one) => !one.matches(':disabled') && one.tabIndex >= 0,
  )
  fields[fields.indexOf(field) + 1]?.focus()
}
