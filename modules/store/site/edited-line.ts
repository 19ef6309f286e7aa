const NAME = 'edit'

/** The address of the storefront that opens an item of the cart for editing. `key` identifies the item. */
export const editHref = (store: string, key: string): string => `${store}?${NAME}=${encodeURIComponent(key)}`

/**
 * Reads from the address which item of the cart should be opened for editing. Then removes it from the address, so that a reload does not open
 * the item again. Undefined: the address names no item.
 */
export function takeEditedLine(): string | undefined {
  const query = new URLSearchParams(location.search)
  const key = query.get(NAME)
  if (key === null) return undefined
  query.delete(NAME)
  const rest = query.toString()
  history.replaceState(history.state, '', location.pathname + (rest ? `?${rest}` : '') + location.hash)
  return key
}
