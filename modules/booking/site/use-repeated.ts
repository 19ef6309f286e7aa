import { useEffect, useRef } from 'react'
import { takeRepeated } from '#modules/ordering/site/parts/repeated.ts'

/**
 * After the guest has chosen to book a ride again, the form is filled. Then the page scrolls to the form, and the first field that is still
 * empty gets the focus. `fieldOf`: the input of a field.
 */
export function useRepeated(
  branchId: string,
  booking: { readonly isHydrated: boolean; problems: () => readonly { readonly field: string }[] },
  fieldOf: (field: string) => HTMLElement | null | undefined,
): void {
  const { isHydrated } = booking
  const show = useRef(() => {})
  useEffect(() => {
    show.current = () => {
      const field = fieldOf(booking.problems()[0]?.field ?? 'date')
      field?.focus({ preventScroll: true })
      field?.closest('form')?.scrollIntoView({ block: 'start' })
    }
  })
  useEffect(() => {
    if (isHydrated && takeRepeated(branchId)) show.current()
  }, [branchId, isHydrated])
}
