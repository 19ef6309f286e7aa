import { createContext, useContext } from 'react'
import { fieldId } from './text-field.tsx'

/** Why an ordered item was refused. */
export interface ItemRefusal {
  readonly message: string
  readonly code: string | undefined
}

interface Refusals {
  of(index: number): ItemRefusal | undefined
  /** Whether the links of the error list lead to this list of items. A phone shows two lists of items. */
  readonly isMain: boolean
}

/** The refusals by item index. The form provides them; the module that renders the items reads them. */
export const ItemRefusals = createContext<Refusals>({ of: () => undefined, isMain: false })

/** Returns for the item at an index the server's refusal, and the id to which the error list links. */
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

/** Whether the guest can correct the refused dish by choosing its options again. A dish that is sold out or deleted can only be removed. */
export const isMendable = ({ code }: ItemRefusal): boolean =>
  code !== undefined && (code.startsWith('configuration.') || code === 'product.quantity' || code === 'product.unit')
