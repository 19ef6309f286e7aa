import type { GuestRows } from '#testing/guest-rows.ts'

/**
 * The general test of guests' data skips the table `uploads`. It is tested in modules/customers/server/guest-files.test.ts, together with the
 * files on the disk.
 */
export const guestRows: GuestRows = { provenElsewhere: ['uploads'] }
