/** A row of `webhook_deliveries` that waits to be sent. */
export interface DeliveryRow {
  id: string
  type: string
  at: string
  record_type: string
  record_id: string
  sequence: number
  attempts: number
  since: string
}

/**
 * Makes the body of the request to a webhook. It contains the event, and the record that the event is about (`data`), as the API returns
 * it now. `data` is null if the record was deleted.
 */
export function bodyOf(brand: string, delivery: DeliveryRow, data: unknown): string {
  const branch: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'branchId') : undefined
  return JSON.stringify({
    id: delivery.id,
    type: delivery.type,
    at: delivery.at,
    brand,
    ...(typeof branch === 'string' ? { branch } : {}),
    record: { type: delivery.record_type, id: delivery.record_id, sequence: delivery.sequence },
    data: data ?? null,
  })
}
