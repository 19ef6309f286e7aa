/**
 * Who may make an API call: one character per caller, in the order of `callers` (docs/rules/security.md). `+`: allowed. `-`: refused (401
 * without a session, 403 with one). `0`: not found, because the record belongs to another branch (404). The records that the test calls
 * read or write belong to branch A.
 */
interface Right {
  readonly met: string
  /**
   * The body with which the tests of the rights make the API call; `{}` if it is undefined. A handler runs only after its body was found
   * valid. So a call needs a valid body here if its handler refuses a caller (403) or does not find the record (404).
   */
  readonly body?: Readonly<Record<string, unknown>>
  /** True if the API call lists the records of one branch. */
  readonly isListOfBranch?: boolean
}

/**
 * The rights of a module's API calls, by the id of the call. The test of all rights fails if a call has no row, or if a row has no call.
 */
export type Rights = Readonly<Record<string, Right>>

export const callers = ['nobody', 'employeeA', 'employeeB', 'frontdeskA', 'frontdeskB', 'backofficeA', 'admin'] as const
export type Caller = (typeof callers)[number]

export const everybody: Right = { met: '+++++++' }
export const staff: Right = { met: '-++++++' }
export const desks: Right = { met: '---++++' }
/** For records of branch A, which the front desk of branch B cannot find. */
export const desksOfA: Right = { met: '---+0++' }
export const editors: Right = { met: '-----++' }
export const admins: Right = { met: '------+' }

/** The rows of the five API calls of an entity: `read` for reading, `write` for all others. */
export const crudRights = (plural: string, read: Right, write: Right): Rights => ({
  [`${plural}.list`]: read,
  [`${plural}.get`]: read,
  [`${plural}.create`]: write,
  [`${plural}.update`]: write,
  [`${plural}.remove`]: write,
})
