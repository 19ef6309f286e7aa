import type { GuestRows } from '#testing/guest-rows.ts'

/**
 * The general test for data of guests skips the table `uploads`. modules/customers/server/guest-files.test.ts tests it together with the files on the
 * disk.
 */
export const guestRows: GuestRows = { provenElsewhere: ['uploads'] }
