import { createContext, useContext } from 'react'
import { fieldId } from './text-field.tsx'

/** Why an ordered item was refused. */
export interface ItemRefusal {
  readonly message: string
  readonly code: string | undefined
}

interface Refusals {
  of(index: number): ItemRefusal | undefined
  /** Whether this is the item list to which the error list links: phones have two lists. */
  readonly isMain: boolean
}

/** The refusals by item. The form provides them, and the module that renders the items reads them. */
export const ItemRefusals = createContext<Refusals>({ of: () => undefined, isMain: false })

/** The server's refusal of the line at a position, and the id that the error list links to. */
export function useItemRefusals(): (index: number) => {
  refusal: ItemRefusal | undefined
  id: string | undefined
  messageId: string
} {
  const { isMain, of } = useContext(ItemRefusals)
  return (index) => {
    const refusal = of(index)
    const id = fieldId(`items.${index}`)
    return { refusal, id: refusal && isMain ? id : undefined, messageId: `${id}${isMain ? '' : '-mini'}-error` }
  }
}

/** Refusals that the guest can correct by configuring the dish again; a dish that is sold out or deleted can only be removed. */
export const isMendable = ({ code }: ItemRefusal): boolean =>
  code !== undefined && (code.startsWith('configuration.') || code === 'product.quantity' || code === 'product.unit')
