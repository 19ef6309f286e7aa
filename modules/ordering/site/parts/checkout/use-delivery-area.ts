import { useEffect, useRef, useState } from 'react'
import type { CheckoutForm } from './checkout-form.ts'
import { type AreaState, type CertainAddress, goalOf, withArea } from './area-address.ts'

/** The delivery areas of the branch, and what is known from them about a postcode and a town. */
export interface DeliveryAreas extends CertainAddress {
  names: readonly string[]
  value: string
  /** A text below the field. It is shown only while no area is chosen. */
  hint?: string | undefined
  onChange: (area: string) => void
  /** Returns the name of the delivery area to which this postcode belongs; undefined if there is none. */
  ofPostcode: (postcode: string) => string | undefined
  /**
   * Returns the message that the branch does not deliver to this postcode. Undefined if the branch delivers there, or while the guest is still
   * typing. `isLeft`: whether the guest has left the field.
   */
  refusalOf: (postcode: string, isLeft: boolean) => string | undefined
  /** Returns the text that the typed postcode has changed the area from `from` to `to`, with the new fee. `from` is '' if none was chosen. */
  moveText: (move: AreaChange) => string
}

/** A change of the delivery area by a typed postcode. `from` and `to` are names of areas. */
interface AreaChange {
  readonly postcode: string
  readonly from: string
  readonly to: string
}

/**
 * Makes sure that delivery area and address fit together. A new area fills in its postcode and town where the guest has typed nothing
 * (`withArea`). A new postcode selects its area. The guest can then choose another area; it stays selected until the postcode changes
 * again. An area that is already chosen when the page opens stays, too. Returns the last change by a postcode while postcode and area are
 * still the same, and a function that forgets it.
 */
export function useDeliveryArea(props: {
  area?: DeliveryAreas | undefined
  form: CheckoutForm
  onChange: (part: Partial<CheckoutForm>) => void
}): { move: AreaChange | undefined; forgetMove: () => void } {
  const { area, form, onChange } = props
  const known = useRef<AreaState>(undefined)
  const [move, setMove] = useState<AreaChange>()
  useEffect(() => {
    const filled = withArea(form, area, known.current)
    const isFirst = known.current === undefined
    const goal = goalOf(form, area)
    const postcode = { ...form, ...filled }[goal.zipCode]
    const isNewPostcode = known.current?.postcode !== postcode
    known.current = { area: area?.value, goal: goal.zipCode, postcode }
    const found = area && isNewPostcode ? area.ofPostcode(postcode) : undefined
    const isOther = found !== undefined && found !== area?.value && !(isFirst && area?.value !== '')
    if (isOther && area) {
      setMove({ postcode, from: area.value, to: found })
      area.onChange(found)
    }
    // The change of `deliveryArea` also removes the error message about the previous area.
    const part = { ...filled, ...(isOther ? { deliveryArea: found } : {}) }
    if (Object.keys(part).length > 0) onChange(part)
  }, [area, form, onChange])
  const isCurrent = move !== undefined && move.to === area?.value && move.postcode === form[goalOf(form, area).zipCode]
  return { move: isCurrent ? move : undefined, forgetMove: () => setMove(undefined) }
}
