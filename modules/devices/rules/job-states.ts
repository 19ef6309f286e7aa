/** States of a slip (docs/rules/printing.md, States of a slip). */
export const jobStates = ['queued', 'claimed', 'printed', 'failed', 'unconfirmed', 'cancelled', 'expired'] as const
export type JobState = (typeof jobStates)[number]

/** Minutes after which a waiting slip is printed only when a person clicks. */
export const freshMinutes = 30
/** If slips wait and the printer has been silent for this many minutes, the printer is reported. */
export const alarmMinutes = 5

/** All allowed changes of a slip's state: from which states, and to which state. */
export const jobSteps = {
  claim: { from: ['queued'], to: 'claimed' },
  /** Certainly nothing was printed. The slip waits again, and is not marked KOPIE. */
  putBack: { from: ['claimed'], to: 'queued' },
  confirm: { from: ['claimed'], to: 'printed' },
  /** Bytes of the slip may have been sent, but nothing proves that it was printed. So it is never sent again automatically. */
  doubt: { from: ['claimed'], to: 'unconfirmed' },
  /** The agent reported that the slip was printed, after the slip had been marked unconfirmed. */
  prove: { from: ['unconfirmed'], to: 'printed' },
  /** The printer reports that it cannot print this slip, for example because the slip is too large. The slip is not sent again automatically. */
  fail: { from: ['claimed'], to: 'failed' },
  cancel: { from: ['queued', 'expired', 'failed', 'unconfirmed'], to: 'cancelled' },
  expire: { from: ['queued'], to: 'expired' },
  /** A person prints a slip that is certainly not on paper yet. */
  release: { from: ['expired', 'failed', 'cancelled'], to: 'queued' },
} as const satisfies Record<string, { from: readonly JobState[]; to: JobState }>

export type JobStep = keyof typeof jobSteps

/** States of slips that need a person. */
export const asking: readonly JobState[] = ['unconfirmed', 'failed', 'expired']

/** Whether the slip could be on paper. If so, a further print is marked KOPIE. */
export const mayBeOnPaper = (job: { state: JobState; hasLeft: boolean }): boolean =>
  job.state === 'printed' || job.state === 'unconfirmed' || job.state === 'claimed' || job.hasLeft
