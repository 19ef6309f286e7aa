import { createContext, useContext } from 'react'
import { fieldId } from './text-field.tsx'

/** Why one thing ordered was refused. */
export interface ItemRefusal {
  readonly message: string
  readonly code: string | undefined
}

interface Refusals {
  of(index: number): ItemRefusal | undefined
  /** The list whose lines the error list leads to: on phones there are two of them. */
  readonly isMain: boolean
}

/** The lines are drawn by whoever knows what is ordered, the refusals are the form's. */
export const ItemRefusals = createContext<Refusals>({ of: () => undefined, isMain: false })

/** What the server refused of the line at a place, and the id that the error list leads to. */
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

/** Refusals that go away once it is put together anew; what is sold out or gone can only be removed. */
export const isMendable = ({ code }: ItemRefusal): boolean =>
  code !== undefined && (code.startsWith('configuration.') || code === 'product.quantity' || code === 'product.unit')
