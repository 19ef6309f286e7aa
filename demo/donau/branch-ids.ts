/** The id is fixed, because staff and orders refer to it. */
export const branchId = '01a1fb00-0000-7000-8000-000000000001'
