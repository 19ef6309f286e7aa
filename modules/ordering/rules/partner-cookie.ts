/**
 * Cookie of the booking link of a partner: the partner's code, until the browser is closed. The server alone reads it, when an order is placed
 * (docs/rules/partners.md, Booking link).
 */
export const partnerCookie = 'asp_partner'
