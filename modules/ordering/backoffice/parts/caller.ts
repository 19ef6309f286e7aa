import { useLocation } from 'react-router'
import * as z from 'zod'

/** The guest for whom staff open a page of `takeOrderSlot`. It is passed in the navigation state, because a phone number in the address would stay in the browser history. */
const Caller = z.object({ phone: z.string().max(40) })
export type Caller = z.infer<typeof Caller>

/** The guest who was chosen on the previous page; undefined: none. */
export function useCaller(): Caller | undefined {
  const { state } = useLocation() as { state: unknown }
  return Caller.safeParse(state).data
}
