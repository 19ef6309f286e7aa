import { desks, everybody, type Rights } from '#platform/rights.ts'

/** Who may use the calls of this module. Only the owner of a device has access to the device. */
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
