/** A ride that staff accepted, as the calendar of its vehicle shows it. It does not contain the guest's name or contact data. */
export interface DrivenRide {
  id: string
  uid: string
  version: number
  state: 'confirmed' | 'in-delivery' | 'completed' | 'canceled'
  branchId: string
  /** ISO instants. `at`: the time that staff promised. `updatedAt`: the last change of the order. */
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
  extras: readonly { name: string; amount: number; isOnce?: boolean; answer?: string }[]
}

export interface DrivenRidesAsked {
  vehicle?: string | undefined
  branch?: string | undefined
  from: Temporal.Instant
  before: Temporal.Instant
}
