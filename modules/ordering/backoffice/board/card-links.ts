import { useMemo } from 'react'
import { useHref, useNavigate } from 'react-router'

/** Addresses of orders on this board, and the way there. */
export interface CardLinks {
  hrefOf(id: string): string
  open(id: string | undefined): void
}

/** A link of the router is drawn anew whenever the address changes: with 150 cards, each time an order is opened. These are not. */
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

/** A plain click is the screen's. With a key or another button it is the browser's: a new tab or window. */
export function followed(event: Click, open: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  open()
}
