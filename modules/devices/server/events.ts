import type { EventType } from '#platform/events.ts'
import { deviceEndpoints } from '../contract.ts'
import { silentTopic } from './tell-silent.ts'

/** Events of devices that other programs can subscribe to. */
export const deviceEvents: readonly EventType[] = [
  {
    type: 'device.silent',
    topic: silentTopic,
    title: { de: 'Drucker meldet sich nicht', en: 'Printer is silent' },
    record: 'device',
    id: 'deviceId',
    read: deviceEndpoints.get,
  },
]
