import { messages } from '#i18n/messages.ts'

/** Texts of the entry in the user's menu that switches notifications on and off. */
export const deviceTexts = messages(
  {
    label: 'Mitteilungen auf diesem Gerät',
    on: 'an',
    off: 'aus',
    denied: 'vom Browser verboten',
    unavailable: 'nicht möglich',
    turnedOn: 'Dieses Gerät klingelt jetzt auch, wenn der Browser zu ist.',
    turnedOff: 'Dieses Gerät bekommt keine Mitteilungen mehr.',
    failed: 'Mitteilungen konnten nicht umgestellt werden.',
    test: 'Mitteilung testen',
    testFailed: 'Die Mitteilung konnte nicht getestet werden.',
  },
  {
    label: 'Notifications on this device',
    on: 'on',
    off: 'off',
    denied: 'blocked by the browser',
    unavailable: 'not possible',
    turnedOn: 'This device now rings even while the browser is closed.',
    turnedOff: 'This device no longer gets notifications.',
    failed: 'Notifications could not be changed.',
    test: 'Test the notification',
    testFailed: 'The notification could not be tested.',
  },
)
