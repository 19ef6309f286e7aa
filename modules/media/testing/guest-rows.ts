import type { GuestRows } from '#testing/guest-rows.ts'

/** Another test covers these rows, because it checks the files on the disk, too: modules/customers/server/guest-files.test.ts. */
export const guestRows: GuestRows = { provenElsewhere: ['uploads'] }
