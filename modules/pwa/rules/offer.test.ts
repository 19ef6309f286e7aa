import { describe, expect, test } from 'vitest'
import { appTimings, instructionsFor, mayOffer, nextOffer, onNewWorker } from './offer.ts'

const here = {
  isStandalone: false,
  isSupported: true,
  isRegistered: false,
  isDismissed: false,
  isSelfService: false,
  isPageToRead: true,
}

describe('the offer (specification §4, PWA)', () => {
  test('the waits are those of specification §9', () => {
    expect(appTimings).toEqual({ afterAccepting: 250, afterLoad: 5000, firstCheck: 2500, everyCheck: 1_800_000 })
  })

  test.each([
    ['a page to read', {}, true],
    ['it runs as an app', { isStandalone: true }, false],
    ['no service workers', { isSupported: false }, false],
    ['registered', { isRegistered: true }, false],
    ["'Jetzt nicht'", { isDismissed: true }, false],
    ["a house's own screen", { isSelfService: true }, false],
    ['in a checkout', { isPageToRead: false }, false],
  ])('%s', (_name, change, isOffered) => expect(mayOffer({ ...here, ...change })).toBe(isOffered))

  test.each([
    [{ hasOffer: true, userAgent: 'Chrome', touchPoints: 0 }, 'offer'],
    [{ hasOffer: false, userAgent: 'iPhone', touchPoints: 5 }, 'ios'],
    [{ hasOffer: false, userAgent: 'Macintosh', touchPoints: 5 }, 'ios'],
    [{ hasOffer: false, userAgent: 'Macintosh', touchPoints: 0 }, 'other'],
    [{ hasOffer: false, userAgent: 'Firefox', touchPoints: 0 }, 'other'],
  ] as const)('instructions for %j: %s', (browser, way) => expect(instructionsFor(browser)).toBe(way))

  test('the offer goes through prompt, instructions and finished, or is cancelled; a step at the wrong time changes nothing', () => {
    expect((['offer', 'accept', 'finish'] as const).reduce(nextOffer, 'idle' as const)).toBe('finished')
    expect((['offer', 'dismiss', 'accept'] as const).reduce(nextOffer, 'idle' as const)).toBe('cancelled')
    expect((['offer', 'accept', 'cancel'] as const).reduce(nextOffer, 'idle' as const)).toBe('cancelled')
    expect(nextOffer('idle', 'finish')).toBe('idle')
  })

  test.each([
    [{ hadWorker: false, isAsked: false, isFilling: false }, 'nothing'],
    [{ hadWorker: true, isAsked: false, isFilling: false }, 'reload'],
    [{ hadWorker: true, isAsked: false, isFilling: true }, 'ask'],
    [{ hadWorker: true, isAsked: true, isFilling: true }, 'reload'],
  ] as const)('the reaction to a new worker on the page %j: %s', (page, act) => expect(onNewWorker(page)).toBe(act))
})
