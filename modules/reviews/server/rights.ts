import { editors, type Rights } from '#platform/rights.ts'

/** Who may use the calls of this module. */
export const reviewRights: Rights = {
  'reviews.list': editors,
  'reviews.summary': editors,
  'orders.review-answer': { ...editors, body: { text: 'x' } },
}
