import type { Branch } from '#modules/branches/contract.ts'

/** The settings of a branch about the time for which its drivers wait free of charge. */
export type WaitingBranch = Partial<Pick<Branch, 'waitingMinutes' | 'airportWaitingMinutes'>>

/**
 * The minutes for which the driver waits free of charge. At an airport they count from the landing (`isFromLanding`) if the branch names a time
 * for airports; otherwise from the agreed time. Undefined if the branch names none. Form, checkout, status page and mails show this time.
 */
export function freeWaiting(
  { airportWaitingMinutes, waitingMinutes }: WaitingBranch,
  from: { readonly category: string } | null | undefined,
): { minutes: number; isFromLanding: boolean } | undefined {
  if (from?.category === 'airport' && airportWaitingMinutes != null)
    return { minutes: airportWaitingMinutes, isFromLanding: true }
  return waitingMinutes == null ? undefined : { minutes: waitingMinutes, isFromLanding: false }
}
