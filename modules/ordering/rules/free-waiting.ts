import type { Branch } from '#modules/branches/contract.ts'

/** The settings of a branch about the time for which its drivers wait free of charge. */
export type WaitingBranch = Partial<Pick<Branch, 'waitingMinutes' | 'airportWaitingMinutes'>>

/**
 * The minutes for which the driver waits free of charge. If the ride starts at an airport and the branch has set a time for airports, they
 * count from the landing (`isFromLanding`). In all other cases they count from the agreed time. Undefined if the branch has set no waiting
 * time. Form, checkout, status page and mails show the minutes.
 */
export function freeWaiting(
  { airportWaitingMinutes, waitingMinutes }: WaitingBranch,
  from: { readonly category: string } | null | undefined,
): { minutes: number; isFromLanding: boolean } | undefined {
  if (from?.category === 'airport' && airportWaitingMinutes != null)
    return { minutes: airportWaitingMinutes, isFromLanding: true }
  return waitingMinutes == null ? undefined : { minutes: waitingMinutes, isFromLanding: false }
}
