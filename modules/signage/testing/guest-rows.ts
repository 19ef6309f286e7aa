import type { GuestRows } from '#testing/guest-rows.ts'

/** Staff who order themselves: modules/signage/server/personal-data.test.ts. */
export const guestRows: GuestRows = { provenElsewhere: ['signage_commands'] }
