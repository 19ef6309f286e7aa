import { admins, editors, type Rights } from '#platform/rights.ts'

/** Who may make each API call that this module offers. */
export const messagingRights: Rights = {
  'messages.list': editors,
  'messages.get': editors,
  'messages.retry': editors,
  'messageRoutes.get': editors,
  'messageRoutes.set': editors,
  'mailTexts.list': admins,
  'mailTexts.set': admins,
  'mailTexts.reset': admins,
  'mailTexts.preview': admins,
  'mailTexts.test': admins,
}
