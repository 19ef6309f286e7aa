import type { GuestRows } from '#testing/guest-rows.ts'

/** This table contains only staff who order themselves; modules/signage/server/personal-data.test.ts covers it. */
export const guestRows: GuestRows = { provenElsewhere: ['signage_commands'] }
