import { useCaller } from '#modules/ordering/backoffice/parts/caller.ts'
import { useReadyMinutes } from '#modules/ordering/backoffice/parts/ready-minutes.ts'
import { type KeptInput, useKeptInput } from '#ui/backoffice/kept-input.ts'
import { useStaff } from '#ui/backoffice/staff.tsx'
import type { Storefront } from '../../contract.ts'
import { defaultServing } from '../../rules/serving.ts'
import { emptyEntry, type Entry } from './entry.ts'
import { readEntry } from './kept-entry.ts'

/** The order that a person is entering for this branch. It is stored for the browser tab, so a reload does not delete it. */
export function useKeptOrder(store: Storefront): KeptInput<Entry> {
  const { clock } = useStaff()
  const minutes = useReadyMinutes()
  const caller = useCaller()
  return useKeptInput<Entry>(
    `entry.${store.branch.id}`,
    () => ({
      ...emptyEntry,
      ...caller,
      serving: defaultServing(store.branch, 'takeaway') ?? 'takeaway',
      minutes: minutes.value,
      payment: 'cash',
      city: store.branch.city,
    }),
    (stored) => readEntry(stored, store, clock.now()),
  )
}
