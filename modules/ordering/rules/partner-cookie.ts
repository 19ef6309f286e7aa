/**
 * Name of the cookie that a partner's booking link sets. It contains the partner's code and is deleted when the browser is closed. Only the
 * server reads it, when it calculates the price of a ride and when an order is placed (docs/rules/partners.md, Booking link).
 */
export const partnerCookie = 'asp_partner'
