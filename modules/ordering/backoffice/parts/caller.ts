import { useLocation } from 'react-router'
import * as z from 'zod'

/** The guest for whom staff open a page of `takeOrderSlot`. Passed in the navigation state, so that the phone number is not in the address. */
const Caller = z.object({ phone: z.string().max(40) })
export type Caller = z.infer<typeof Caller>

/** The guest whom staff chose on the previous page, or undefined. */
export function useCaller(): Caller | undefined {
  const { state } = useLocation() as { state: unknown }
  return Caller.safeParse(state).data
}
