import type { GuestRows } from '#testing/guest-rows.ts'

/**
 * A command contains the name of the member of staff who sent it. This person is a guest only if they have also ordered with the e-mail address of
 * their account. modules/signage/server/personal-data.test.ts tests this case.
 */
export const guestRows: GuestRows = { provenElsewhere: ['signage_commands'] }
