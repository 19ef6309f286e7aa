import type { GuestRows } from '#testing/guest-rows.ts'

/**
 * This table names a guest only if a member of staff orders with their own e-mail address. The test
 * modules/signage/server/personal-data.test.ts covers this.
 */
export const guestRows: GuestRows = { provenElsewhere: ['signage_commands'] }
