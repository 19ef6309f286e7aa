import { useMemo } from 'react'
import { useHref, useNavigate } from 'react-router'

/** `hrefOf` returns the address of an order on this board. `open` opens an order; without an id it closes the drawer. */
export interface CardLinks {
  hrefOf(id: string): string
  open(id: string | undefined): void
}

/**
 * Returns the links for all cards as one object. The object changes only when the query changes. Links of the router are not used, because
 * they would all render again whenever the address changes, for example when an order is opened.
 */
export function useCardLinks(query: string): CardLinks {
  const navigate = useNavigate()
  const base = useHref('/bestellungen')
  return useMemo(
    () => ({
      hrefOf: (id) => `${base}/${id}${query}`,
      open: (id) =>
        void navigate({ pathname: id === undefined ? '/bestellungen' : `/bestellungen/${id}`, search: query }),
    }),
    [navigate, base, query],
  )
}

interface Click {
  readonly button: number
  readonly metaKey: boolean
  readonly ctrlKey: boolean
  readonly shiftKey: boolean
  readonly altKey: boolean
  preventDefault(): void
}

/**
 * Handles a click on a link: calls `open` for a plain click. A click with a modifier key or another mouse button is left to the browser, which
 * can open a new tab.
 */
export function followed(event: Click, open: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  open()
}
