/**
 * Focuses the first day field in `within` that holds a text that is no possible day (DayInput). Returns whether there is one: the form must
 * then not be sent.
 */
export function leadToUnread(within: ParentNode): boolean {
  const field = within.querySelector<HTMLElement>('[data-unread]')
  field?.focus()
  return field !== null
}
