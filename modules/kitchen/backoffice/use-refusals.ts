import { useState } from 'react'

/** Counts the outcomes since the last time there was none. Each refused action has a new outcome, also if its text is the same. */
export function useRefusals(outcome: object | undefined): number {
  const [{ last, count }, setCounted] = useState({ last: outcome, count: 0 })
  if (outcome !== last) setCounted({ last: outcome, count: outcome ? count + 1 : 0 })
  return count
}
