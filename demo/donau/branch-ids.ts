/** Fixed ids, because staff and orders refer to them. */
export const branchId = '01a1fb00-0000-7000-8000-000000000001'
