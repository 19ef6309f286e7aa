/** The result of one check of the command `doctor`, which examines an installation. */
export interface Finding {
  area: string
  /** `attention`: what was checked works now, but may soon stop working. `broken`: it does not work. */
  state: 'ok' | 'attention' | 'broken'
  says: string
  /** What the operator should do. */
  todo?: string
}

const signs = { ok: 'ok  ', attention: 'LOOK', broken: 'FAIL' } as const

/** Findings as lines for the terminal. If there is something to do, it is on a second line below the finding. */
export const linesOf = (findings: readonly Finding[]): string[] =>
  findings.flatMap(({ area, state, says, todo }) => [
    `${signs[state]}  ${area}: ${says}`,
    ...(todo === undefined || state === 'ok' ? [] : [`      → ${todo}`]),
  ])

export const failed = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ').slice(0, 300)
