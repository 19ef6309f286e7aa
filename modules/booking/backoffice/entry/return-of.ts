import { useLocation } from 'react-router'
import * as z from 'zod'

/** The navigation state with which a link opens the form for the way back of a ride: the id of the order of that ride. */
const ReturnOf = z.object({ returnOf: z.uuid() })
export type ReturnOf = z.infer<typeof ReturnOf>

/** Returns the id of the order from the link that opened this page. Undefined if the link passed no id. */
export function useReturnOf(): string | undefined {
  const { state } = useLocation() as { state: unknown }
  return ReturnOf.safeParse(state).data?.returnOf
}
