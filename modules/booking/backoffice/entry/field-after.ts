const FIELDS = 'input:not([type=hidden]),select,textarea'

/** Sets the focus on the next field of the form after `field`. */
export function focusFieldAfter(field: HTMLInputElement): void {
  const fields = [...(field.form?.querySelectorAll<HTMLElement>(FIELDS) ?? [])].filter(
    (one) => !one.matches(':disabled') && one.tabIndex >= 0,
  )
  fields[fields.indexOf(field) + 1]?.focus()
}
