import { endpoint } from '#contract/endpoint.ts'
import { admins, editors } from '#contract/roles.ts'
import * as z from 'zod'
import { pinPattern, typedPattern } from '../rules/pin.ts'

const at = z.iso.datetime()
const IdParams = z.strictObject({ id: z.uuid() })
const Pin = z.string().regex(pinPattern)
export const TypedPin = z.string().regex(typedPattern)

const PinState = z.object({ changedAt: at.nullable() })
/** API calls that set and delete PINs. None of them returns a PIN. */
export const pinEndpoints = {
  own: endpoint({
    id: 'time.pin',
    method: 'GET',
    path: '/api/time-tracking/pin',
    access: 'staff',
    reply: PinState,
    summary: 'When the own PIN was set',
  }),
  setOwn: endpoint({
    id: 'time.pin.set',
    method: 'PUT',
    path: '/api/time-tracking/pin',
    access: 'staff',
    body: z.strictObject({ pin: Pin }),
    reply: PinState,
    summary: 'Sets the own PIN for the kiosk',
  }),
  list: endpoint({
    id: 'time.pins',
    method: 'GET',
    path: '/api/time-tracking/pins',
    access: editors,
    reply: z.array(
      z.object({
        id: z.uuid(),
        name: z.string(),
        changedAt: at.nullable(),
        waitsUntil: at.nullable(),
        /** The last characters of the number of the person's card. Null: the person has no card. */
        badge: z.string().nullable(),
      }),
    ),
    summary: 'Who of the own branches has a PIN or a card, and who has to wait after wrong PINs',
  }),
  set: endpoint({
    id: 'time.pins.set',
    method: 'PUT',
    path: '/api/time-tracking/pins/:id',
    access: admins,
    params: IdParams,
    body: z.strictObject({ pin: Pin }),
    reply: PinState,
    summary: 'An administrator sets the PIN of somebody, who is told by mail',
  }),
  clear: endpoint({
    id: 'time.pins.clear',
    method: 'DELETE',
    path: '/api/time-tracking/pins/:id',
    access: editors,
    params: IdParams,
    summary: 'Ends a PIN; the person sets a new one',
  }),
}
