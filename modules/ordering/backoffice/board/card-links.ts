import { useMemo } from 'react'
import { useHref, useNavigate } from 'react-router'

/** `hrefOf` returns the address of an order on this board. `open` opens an order; without an id it closes the drawer. */
export interface CardLinks {
  hrefOf(id: string): string
  open(id: string | undefined): void
}

/**
 * Returns the links for all cards as one object that stays the same while the query does. The router's own link components would all render
 * again whenever an order is opened, because the address changes.
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
 * Handles a click on a link: calls `open` for a plain click. With a modifier key or another mouse button the browser opens a new tab or
 * window.
 */
export function followed(event: Click, open: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  open()
}
