/** Ids are fixed, because staff and orders refer to them. */
export const branchIds = {
  lindwurm: '01a1fb00-0000-7000-8000-000000000011',
  cafe: '01a1fb00-0000-7000-8000-000000000012',
  shuttle: '01a1fb00-0000-7000-8000-000000000013',
} as const
