import { useLocation } from 'react-router'
import * as z from 'zod'

/**
 * The guest for whom staff enter an order. A link passes the phone number in the navigation state, so that it does not appear in the address.
 */
const Caller = z.object({ phone: z.string().max(40) })
export type Caller = z.infer<typeof Caller>

/** Returns the guest that the link to this page passed; undefined if it passed none. */
export function useCaller(): Caller | undefined {
  const { state } = useLocation() as { state: unknown }
  return Caller.safeParse(state).data
}
