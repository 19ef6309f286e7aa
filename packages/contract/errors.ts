import * as z from 'zod'

/**
 * Every code of a failed answer, with its HTTP status. The texts of a code are in `packages/i18n/errors.ts`; a missing one does not compile.
 * Add a code beside similar ones.
 */
export const errorCodes = {
  // Shape of the call
  'request.invalid': 400,
  'request.too_large': 413,
  'request.media_type': 415,
  'request.not_found': 404,
  'request.rate_limited': 429,
  'request.unavailable': 503,
  'request.origin': 403,
  'request.conflict': 409,
  internal: 500,
  // Fields (specification §8: the standard list)
  'field.required': 422,
  'field.too_short': 422,
  'field.too_long': 422,
  'field.too_small': 422,
  'field.too_large': 422,
  'field.format': 422,
  'field.email': 422,
  'field.unique': 422,
  'field.choice': 422,
  'field.unknown': 422,
  'field.accept': 422,
  // Authentication (specification §8, docs/rules/security.md, Sign-in)
  'auth.invalid_credentials': 401,
  'auth.account_disabled': 401,
  'auth.account_locked': 401,
  'auth.account_expired': 401,
  'auth.credentials_expired': 401,
  'auth.login_link_invalid': 401,
  'auth.session_timeout': 401,
  'auth.csrf_invalid': 403,
  'auth.not_privileged': 403,
  'auth.too_many_attempts': 429,
  'auth.code_required': 401,
  'auth.code_invalid': 401,
  'auth.password_weak': 422,
  'auth.last_admin': 409,
  'auth.self_promotion': 403,
  // Records
  'record.not_found': 404,
  'record.stale': 409,
  'record.in_use': 409,
  // Tables that are imported (docs/rules/back-office.md)
  'import.no_name': 422,
  'import.too_long': 422,
  'import.twice': 422,
  'import.changed': 409,
  // Colours that cannot be read (design: Tokens)
  'theme.contrast': 422,
  // Files (specification §8, Upload failure)
  'upload.unusable': 422,
  // Orders (specification §4, §7; docs/rules/orders.md)
  'field.phone': 422,
  'order.key_invalid': 400,
  'order.key_reused': 409,
  'order.branch_unknown': 422,
  'order.kind_unavailable': 422,
  'order.price_changed': 409,
  'order.conflict': 409,
  'order.wrong_state': 409,
  'order.unpaid': 409,
  'order.no_counter_appointment': 409,
  'order.counter_appointment_answered': 409,
  'order.counter_appointment_expired': 409,
  'order.refund_undecided': 422,
  'order.no_email': 422,
  'order.no_phone': 422,
  'order.sms_unavailable': 422,
  'order.last_item': 422,
  'order.item_fixed': 422,
  'order.price_fixed': 422,
  'order.paid_higher': 422,
  'order.payment_not_checkable': 422,
  'order.review_refused': 409,
  'board_key.too_many': 422,
  // Paying online (docs/rules/payments.md, Common rules)
  'payment.unavailable': 503,
  'payment.no_amount': 422,
  'payment.not_payable': 409,
  'payment.pending': 409,
  'payment.signature': 403,
  'payment.nothing_to_refund': 409,
  // Appointments and rides (specification §5, §9; docs/rules/time.md)
  'appointment.off_grid': 422,
  'appointment.too_soon': 422,
  'appointment.too_far': 422,
  'appointment.closed': 422,
  'appointment.unavailable': 422,
  'appointment.required': 422,
  'appointment.not_served': 422,
  // Food (specification §4, §5; docs/rules/money.md and cart.md)
  'order.closed': 422,
  'order.no_delivery': 422,
  'order.serving_unavailable': 422,
  'delivery.area_unknown': 422,
  'delivery.below_minimum': 422,
  'delivery.postcode_format': 422,
  'delivery.postcode_unserved': 422,
  'delivery.postcode_elsewhere': 422,
  'table.unknown': 422,
  'product.unknown': 422,
  'product.unavailable': 422,
  'product.sold_out': 422,
  'product.unit': 422,
  'product.quantity': 422,
  'configuration.required': 422,
  'configuration.choice': 422,
  'configuration.amount': 422,
  'configuration.files': 422,
  'configuration.unexpected': 422,
  'upload.unknown': 422,
  // Rides
  'vehicle.disabled': 422,
  'vehicle.too_small': 422,
  'vehicle.unavailable': 422,
  'ride.no_distance': 422,
  'ride.price_hidden': 422,
  // Maps (specification §8, Booking)
  'maps.no_route': 422,
  'place.unknown': 422,
  'maps.unavailable': 503,
} as const satisfies Record<string, number>

export type BaseErrorCode = keyof typeof errorCodes

/** One entry of a failed answer: `{ errors: [...] }` (docs/rules/calls.md). */
export const ApiError = z.object({
  message: z.string(),
  code: z.string(),
  field: z.string().optional(),
  /** The values of the text, for a program that uses them: `{ missing: 4.2 }`. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
export type ApiError = z.infer<typeof ApiError>

/** The body of a failed answer. `reference` is the id of the request, the only detail of a 5xx. `data` is the current state, after a conflict of versions. */
export const ApiFailureBody = z.object({
  errors: z.array(ApiError).min(1),
  reference: z.string().optional(),
  data: z.unknown().optional(),
})
