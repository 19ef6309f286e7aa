import { describe, expect, test } from 'vitest'
import { clockAfter, type KioskTap, readTaps, sendTaps, sentOf } from './kiosk-queue.ts'

const tap = (user: string, action: KioskTap['action'], key = `${user} ${action}`): KioskTap => ({
  key,
  user,
  name: user,
  action,
  at: 0,
  sealed: { point: 'AA', iv: 'AA', box: 'AA' },
})
const failed = (status: number, code: string) => ({
  ok: false as const,
  status,
  errors: [{ code, message: code }],
})

describe('Taps of a kiosk without network', () => {
  test('taps of a person who must wait after wrong PINs stay in their order, and those of other people are sent', async () => {
    const dropped: string[] = []
    const seen: string[] = []
    await sendTaps(
      [tap('Toni', 'start'), tap('Anna', 'start'), tap('Toni', 'end'), tap('Anna', 'end')],
      async ({ key, user }) => {
        seen.push(key)
        return user === 'Toni' ? { is: 'wait' } : { is: 'done' }
      },
      ({ key }) => dropped.push(key),
    )
    expect(seen).toEqual(['Toni start', 'Anna start', 'Anna end'])
    expect(dropped).toEqual(['Anna start', 'Anna end'])
  })

  test('all taps stay in the queue while the server cannot be reached, and a refused tap is reported', async () => {
    const dropped: [string, string | undefined][] = []
    await sendTaps(
      [tap('Toni', 'start'), tap('Toni', 'end')],
      async () => ({ is: 'later' }),
      (one, why) => dropped.push([one.key, why]),
    )
    expect(dropped).toEqual([])
    await sendTaps(
      [tap('Toni', 'start')],
      async () => ({ is: 'refused', message: 'Nein' }),
      (one, why) => dropped.push([one.key, why]),
    )
    expect(dropped).toEqual([['Toni start', 'Nein']])
  })

  test.each([
    [failed(0, 'network'), 'later'],
    [failed(503, 'request.unavailable'), 'later'],
    [failed(429, 'request.too_many'), 'later'],
    [failed(404, 'time.kiosk_unknown'), 'later'],
    [failed(429, 'time.pin_wait'), 'wait'],
    [failed(409, 'time.claim_requested'), 'refused'],
    [failed(422, 'time.kiosk_seal'), 'refused'],
  ])('the response %o means: %s', (result, is) => expect(sentOf(result).is).toBe(is))

  test('waiting taps are included in the state that decides the next possible actions', () => {
    const taps = [tap('Toni', 'start'), tap('Anna', 'start'), tap('Toni', 'pause')]
    expect(clockAfter('none', 'Toni', taps)).toBe('paused')
    expect(clockAfter('none', 'Ben', taps)).toBe('none')
  })

  test('stored data that cannot be read is ignored', () => {
    expect(readTaps('x')).toEqual([])
    expect(readTaps(JSON.parse(JSON.stringify([tap('Toni', 'start')])))).toHaveLength(1)
  })
})
