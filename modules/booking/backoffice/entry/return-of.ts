import { useLocation } from 'react-router'
import * as z from 'zod'

/**
 * The ride whose way back staff enter: the id of its order. The link passes it in the navigation state, as it passes the caller.
 */
const ReturnOf = z.object({ returnOf: z.uuid() })
export type ReturnOf = z.infer<typeof ReturnOf>

/** Returns the id of the order that the link to this page passed; undefined if it passed none. */
export function useReturnOf(): string | undefined {
  const { state } = useLocation() as { state: unknown }
  return ReturnOf.safeParse(state).data?.returnOf
}
