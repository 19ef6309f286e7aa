import { createContext, useContext } from 'react'
import { fieldId } from './text-field.tsx'

/** The reason why the server refused one of the ordered items. */
export interface ItemRefusal {
  readonly message: string
  readonly code: string | undefined
}

interface Refusals {
  of(index: number): ItemRefusal | undefined
  /**
   * Whether this is the list of items to which the links of the error list lead. A narrow screen has two lists of the items, and an id must be
   * unique.
   */
  readonly isMain: boolean
}

/** Gives access to the refused items by their index. The checkout provides it; the store module reads it where it renders the items. */
export const ItemRefusals = createContext<Refusals>({ of: () => undefined, isMain: false })

/** Returns a function. For an item it returns the server's refusal, the id to which the error list links, and the id of the message. */
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

/** Whether the guest can correct the refused dish by choosing its options again. A dish that is sold out or was deleted can only be removed. */
export const isMendable = ({ code }: ItemRefusal): boolean =>
  code !== undefined && (code.startsWith('configuration.') || code === 'product.quantity' || code === 'product.unit')
