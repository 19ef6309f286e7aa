import { useLocation } from 'react-router'
import * as z from 'zod'

/** For whom staff open a page of `takeOrderSlot`. It goes in the state of the navigation: an address with a phone number would stay in histories. */
const Caller = z.object({ phone: z.string().max(40) })
export type Caller = z.infer<typeof Caller>

/** Undefined: nobody was chosen before. */
export function useCaller(): Caller | undefined {
  const { state } = useLocation() as { state: unknown }
  return Caller.safeParse(state).data
}
