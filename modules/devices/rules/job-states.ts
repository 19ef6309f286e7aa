/** States of a print job, which is one slip for one printer (docs/rules/printing.md, States of a slip). */
export const jobStates = ['queued', 'claimed', 'printed', 'failed', 'unconfirmed', 'cancelled', 'expired'] as const
export type JobState = (typeof jobStates)[number]

/** A slip that has waited longer than this many minutes expires. An expired slip is printed only if a person clicks. */
export const freshMinutes = 30
/** If a slip has waited for this many minutes, its printer counts as silent and staff are warned. */
export const alarmMinutes = 5

/**
 * The steps that change the state of a print job (slip). `from`: the states in which the step is possible. `to`: the state after the step.
 */
export const jobSteps = {
  claim: { from: ['queued'], to: 'claimed' },
  /**
   * It is certain that nothing was printed. The slip waits again; its next print is not marked KOPIE (copy). If the order of the slip has
   * ended, the slip is cancelled.
   */
  putBack: { from: ['claimed'], to: 'queued' },
  confirm: { from: ['claimed'], to: 'printed' },
  /**
   * The printer may have received a part of the slip, but nothing proves that the slip was printed. The slip is never sent again
   * automatically, because it could then be printed twice.
   */
  doubt: { from: ['claimed'], to: 'unconfirmed' },
  /** The agent reported that the slip was printed, after the slip had been marked unconfirmed. */
  prove: { from: ['unconfirmed'], to: 'printed' },
  /** The printer reports that it cannot print this slip, for example because the slip is too large. The slip is not sent again automatically. */
  fail: { from: ['claimed'], to: 'failed' },
  cancel: { from: ['queued', 'expired', 'failed', 'unconfirmed'], to: 'cancelled' },
  expire: { from: ['queued'], to: 'expired' },
  /** A person decides that the slip is to be printed. It is certain that the slip is not on paper yet. */
  release: { from: ['expired', 'failed', 'cancelled'], to: 'queued' },
} as const satisfies Record<string, { from: readonly JobState[]; to: JobState }>

export type JobStep = keyof typeof jobSteps

/** States of slips that need a decision by a person: print again, or discard. */
export const asking: readonly JobState[] = ['unconfirmed', 'failed', 'expired']

/** Whether the slip could be on paper. If so, a further print is marked KOPIE (copy). */
export const mayBeOnPaper = (job: { state: JobState; hasLeft: boolean }): boolean =>
  job.state === 'printed' || job.state === 'unconfirmed' || job.state === 'claimed' || job.hasLeft
