/** An accepted ride as shown in the calendar of a vehicle: without name and contact data of the guest. */
export interface DrivenRide {
  id: string
  uid: string
  version: number
  state: 'confirmed' | 'in-delivery' | 'completed' | 'canceled'
  branchId: string
  /** The promised time, and the time of the last change, as ISO instants. */
  at: string
  updatedAt: string
  seconds: number
  vehicle: string
  from: string
  fromPlace: string
  fromDetail: string
  to: string
  toDetail: string
  flightNumber: string
  persons: number
  luggage: number
  extras: readonly { name: string; amount: number; isOnce?: boolean }[]
}

export interface DrivenRidesAsked {
  vehicle?: string | undefined
  branch?: string | undefined
  from: Temporal.Instant
  before: Temporal.Instant
}
