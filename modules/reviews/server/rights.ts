import { editors, type Rights } from '#platform/rights.ts'

/** Who may make each API call that this module offers. */
export const reviewRights: Rights = {
  'reviews.list': editors,
  'reviews.summary': editors,
  'orders.review-answer': { ...editors, body: { text: 'x' } },
}
