import { desks, editors, type Rights } from '#platform/rights.ts'

/** Declares who may make each API call of this module. */
export const labelRights: Rights = {
  'labels.facts': desks,
  'labels.templates': desks,
  'labels.set-facts': editors,
  'labels.preview': desks,
  'labels.pdf': desks,
  'labels.ruler': desks,
  'labels.card-preview': desks,
  'labels.card-pdf': desks,
}
