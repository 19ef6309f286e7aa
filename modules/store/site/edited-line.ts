const NAME = 'edit'

/** Address of the store that opens one line of the cart for editing. */
export const editHref = (store: string, key: string): string => `${store}?${NAME}=${encodeURIComponent(key)}`

/** Reads from the address which line of the cart is to be edited, and removes it from the address, so that a reload does not open the line again. */
export function takeEditedLine(): string | undefined {
  const query = new URLSearchParams(location.search)
  const key = query.get(NAME)
  if (key === null) return undefined
  query.delete(NAME)
  const rest = query.toString()
  history.replaceState(history.state, '', location.pathname + (rest ? `?${rest}` : '') + location.hash)
  return key
}
