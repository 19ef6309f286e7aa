import type { GuestRows } from '#testing/guest-rows.ts'

/** Files on the disk: modules/customers/server/guest-files.test.ts. */
export const guestRows: GuestRows = { provenElsewhere: ['uploads'] }
