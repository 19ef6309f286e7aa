/** The mail to the branch about each event. */
export const branchMailOf = { placed: 'placed', escalated: 'escalated', withdrawn: 'canceled' } as const
