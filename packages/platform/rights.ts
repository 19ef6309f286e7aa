/**
 * Who may make a call: one sign for each caller, in the order of `callers` (docs/rules/security.md). `+` reaches the call, `-` is refused
 * (401 without session, 403 with one), `0` finds nothing: the record belongs to another branch (404). Records that a call names are those
 * of branch A.
 */
interface Right {
  readonly met: string
  /** A body that passes the shape of the call, where a record of branch A is to be found behind it. */
  readonly body?: Readonly<Record<string, unknown>>
  /** A list that is asked for the records of one branch. */
  readonly isListOfBranch?: boolean
}

/** The rights of a module's calls by the id of the call. A call without a row fails the test of all rights, and so does a row without a call. */
export type Rights = Readonly<Record<string, Right>>

export const callers = ['nobody', 'employeeA', 'employeeB', 'frontdeskA', 'frontdeskB', 'backofficeA', 'admin'] as const
export type Caller = (typeof callers)[number]

export const everybody: Right = { met: '+++++++' }
export const staff: Right = { met: '-++++++' }
export const desks: Right = { met: '---++++' }
/** Of records of branch A: the desk of B finds nothing. */
export const desksOfA: Right = { met: '---+0++' }
export const editors: Right = { met: '-----++' }
export const admins: Right = { met: '------+' }

/** The rows of the five calls of an entity: reading, and everything else. */
export const crudRights = (plural: string, read: Right, write: Right): Rights => ({
  [`${plural}.list`]: read,
  [`${plural}.get`]: read,
  [`${plural}.create`]: write,
  [`${plural}.update`]: write,
  [`${plural}.remove`]: write,
})
