import { desks, everybody, type Rights } from '#platform/rights.ts'

/** Who may make each API call that this module offers. The handlers of these API calls also check that a device belongs to the caller. */
export const pushRights: Rights = {
  'push.key': everybody,
  'push.staff-worker': everybody,
  'push.devices': desks,
  'push.subscribe': desks,
  'push.unsubscribe': desks,
  'push.test': desks,
  'push.follow-order': everybody,
  'push.unfollow-order': everybody,
}
