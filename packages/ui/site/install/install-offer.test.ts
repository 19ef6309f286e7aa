import { expect, test } from 'vitest'
import {
  dismissCookie,
  type InstallOffer,
  installOffer,
  installWay,
  isDismissed,
  listenForInstall,
} from './install-offer.ts'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const here = {
  isStandalone: false,
  isRegistered: false,
  isSelfService: false,
  isDismissed: false,
  hasOffer: false,
  userAgent: mac,
  touchPoints: 0,
}

test.each([
  ['the browser offers it', { hasOffer: true }, 'offer'],
  ['on a phone that makes no offer it is done by hand', { userAgent: iphone }, 'ios'],
  ['a tablet that calls itself a Mac', { touchPoints: 5 }, 'ios'],
  ['no support', {}, undefined],
  ['it runs as an app already', { hasOffer: true, isStandalone: true }, undefined],
  ['on iOS, too', { userAgent: iphone, isStandalone: true }, undefined],
  ['its worker is registered', { hasOffer: true, isRegistered: true }, undefined],
  ["a house's own screen", { hasOffer: true, isSelfService: true }, undefined],
  ["a house's own tablet", { touchPoints: 5, isSelfService: true }, undefined],
  ['dismissed', { hasOffer: true, isDismissed: true }, undefined],
] as const)('finds how the site can be installed (specification §2, Footer; §4, PWA): %s', (_name, change, way) => {
  expect(installWay({ ...here, ...change })).toBe(way)
})

test("'Jetzt nicht' is valid for a month (specification §4, §9: pwa-dismiss)", () => {
  expect(dismissCookie(true)).toContain(`max-age=${30 * 24 * 3600}`)
  expect(isDismissed('a=b; pwa-dismiss=true')).toBe(true)
  expect(isDismissed('pwa-dismiss=false; xpwa-dismiss=true')).toBe(false)
})

test('the offer is stored until it is used, and can be used once', () => {
  const scope = new EventTarget()
  listenForInstall(scope as Window)
  const event = new Event('beforeinstallprompt', { cancelable: true }) as InstallOffer
  scope.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(true)
  expect(installOffer.take()).toBe(event)
  expect(installOffer.take()).toBeUndefined()
})
