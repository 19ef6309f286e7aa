/** States of a slip (docs/rules/printing.md, States of a slip). */
export const jobStates = ['queued', 'claimed', 'printed', 'failed', 'unconfirmed', 'cancelled', 'expired'] as const
export type JobState = (typeof jobStates)[number]

/** Minutes after which a slip that still waits is printed only by a click. */
export const freshMinutes = 30
/** Minutes after which a printer that is silent while slips wait is reported. */
export const alarmMinutes = 5

/** Every step of a slip: from which states, to which. What is not listed does not happen. */
export const jobSteps = {
  claim: { from: ['queued'], to: 'claimed' },
  /** Certain that nothing was printed: it waits again, without KOPIE. */
  putBack: { from: ['claimed'], to: 'queued' },
  confirm: { from: ['claimed'], to: 'printed' },
  /** Bytes may have left without proof of paper: never sent again by itself. */
  doubt: { from: ['claimed'], to: 'unconfirmed' },
  /** The proof of an agent came after the doubt. */
  prove: { from: ['unconfirmed'], to: 'printed' },
  /** The printer refuses it for good, for example as too large. */
  fail: { from: ['claimed'], to: 'failed' },
  cancel: { from: ['queued', 'expired', 'failed', 'unconfirmed'], to: 'cancelled' },
  expire: { from: ['queued'], to: 'expired' },
  /** A person prints a slip that is certainly not on paper yet. */
  release: { from: ['expired', 'failed', 'cancelled'], to: 'queued' },
} as const satisfies Record<string, { from: readonly JobState[]; to: JobState }>

export type JobStep = keyof typeof jobSteps

/** Needs a person. */
export const asking: readonly JobState[] = ['unconfirmed', 'failed', 'expired']

/** May paper of it exist? Then a further print says KOPIE. */
export const mayBeOnPaper = (job: { state: JobState; hasLeft: boolean }): boolean =>
  job.state === 'printed' || job.state === 'unconfirmed' || job.state === 'claimed' || job.hasLeft
