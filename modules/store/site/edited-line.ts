const NAME = 'edit'

/** The store with one line of the cart opened, to be put together again. */
export const editHref = (store: string, key: string): string => `${store}?${NAME}=${encodeURIComponent(key)}`

/** Which line the address asks for. Taken once: a reload must not open it again. */
export function takeEditedLine(): string | undefined {
  const query = new URLSearchParams(location.search)
  const key = query.get(NAME)
  if (key === null) return undefined
  query.delete(NAME)
  const rest = query.toString()
  history.replaceState(history.state, '', location.pathname + (rest ? `?${rest}` : '') + location.hash)
  return key
}
