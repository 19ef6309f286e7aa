/** Which mail the branch gets about each event. */
export const branchMailOf = { placed: 'placed', escalated: 'escalated', withdrawn: 'canceled' } as const
