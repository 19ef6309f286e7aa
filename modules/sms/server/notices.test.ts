import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isTwilioSigned } from './adapters/twilio.ts'
import { publicUrl, sevenOf, type SmsBrand, smsBrand, twilioOf } from './testing/sms-brand.ts'
import { sevenNotice, type SmsStandIn, startSmsProvider, twilioNotice } from './testing/stand-in.ts'

let provider: SmsStandIn
beforeAll(async () => {
  provider = await startSmsProvider()
})
afterAll(() => provider.close())
beforeEach(() => {
  provider.caught.length = 0
  provider.mood = { kind: 'takes' }
  provider.before = undefined
})

const post = async (brand: SmsBrand, url: string, notice: { payload: string; headers: Record<string, string> }) => {
  const response = await brand.app.inject({ method: 'POST', url: url.slice(publicUrl.length), ...notice })
  return response.statusCode
}
const stateOf = async (brand: SmsBrand) => (await brand.sms()).map(({ state }) => state)

test('the signature of Twilio equals that of the test vector', () => {
  const form = new URLSearchParams({
    AccountSid: 'AC1',
    MessageSid: 'SM1',
    MessageStatus: 'delivered',
    To: '+436641234567',
  })
  const url = 'https://shop.example/api/webhooks/twilio'
  expect(isTwilioSigned('OFb82T7K8j0icmzltgonNIIc0Tk=', url, form, 'tok')).toBe(true)
  expect(isTwilioSigned('OFb82T7K8j0icmzltgonNIIc0Tk=', `${url}?a=1`, form, 'tok')).toBe(false)
  expect(isTwilioSigned(undefined, url, form, 'tok')).toBe(false)
})

test('notices of Twilio that are late, repeated and in any order lead to the same state; a forged notice changes nothing', async () => {
  const brand = await smsBrand({ providers: twilioOf(provider.url) })
  const id = await brand.confirmed()
  await brand.drain()
  const url = provider.caught[0]?.noticeUrl ?? ''
  const say = (MessageStatus: string, key = 'tok') =>
    post(brand, url, twilioNotice(url, { MessageSid: 'SM1', MessageStatus, To: '+436641234567' }, key))
  expect(await say('delivered', 'forged')).toBe(403)
  expect(await stateOf(brand)).toEqual(['sent'])
  expect([await say('delivered'), await say('delivered'), await say('sent')]).toEqual([200, 200, 200])
  expect(await stateOf(brand)).toEqual(['delivered'])
  expect(await brand.told(id)).toEqual(['sms'])
})

test('an SMS that was not delivered is written into the timeline once', async () => {
  const brand = await smsBrand({ providers: twilioOf(provider.url) })
  const id = await brand.confirmed()
  await brand.drain()
  const url = provider.caught[0]?.noticeUrl ?? ''
  for (const MessageStatus of ['undelivered', 'failed'])
    expect(await post(brand, url, twilioNotice(url, { MessageSid: 'SM1', MessageStatus }, 'tok'))).toBe(200)
  expect(await stateOf(brand)).toEqual(['undelivered'])
  expect(await brand.told(id)).toEqual(['sms', 'sms-failed'])
})

test('a notice resolves a doubtful state: the response was lost, but the SMS was delivered', async () => {
  const brand = await smsBrand({ providers: twilioOf(provider.url) })
  provider.mood = { kind: 'hangs-up' }
  await brand.confirmed()
  await brand.drain()
  expect(await stateOf(brand)).toEqual(['doubtful'])
  const url = provider.caught[0]?.noticeUrl ?? ''
  await post(brand, url, twilioNotice(url, { MessageSid: 'SM1', MessageStatus: 'delivered' }, 'tok'))
  expect(await stateOf(brand)).toEqual(['delivered'])
})

test('a notice of seven.io that arrives before the response is stored until then', async () => {
  const brand = await smsBrand({ providers: sevenOf(provider.url) })
  const url = `${publicUrl}/api/webhooks/seven`
  const body = { webhook_event: 'dlr', data: { msg_id: '1', status: 'DELIVERED' } }
  provider.before = async () => {
    const signed = { key: 'sign7', nonce: 'nonce-0001', at: brand.clock.now() }
    expect(await post(brand, url, sevenNotice(url, body, signed))).toBe(200)
  }
  await brand.confirmed()
  await brand.drain()
  expect(await stateOf(brand)).toEqual(['delivered'])
})

test('seven.io: a repeated notice has no effect; a known nonce with another body and an old time are refused', async () => {
  const brand = await smsBrand({ providers: sevenOf(provider.url) })
  await brand.confirmed()
  await brand.drain()
  const url = `${publicUrl}/api/webhooks/seven`
  const signed = { key: 'sign7', nonce: 'nonce-0001', at: brand.clock.now() }
  const dlr = (status: string) => ({ webhook_event: 'dlr', data: { msg_id: '1', status } })
  expect(await post(brand, url, sevenNotice(url, dlr('TRANSMITTED'), signed))).toBe(200)
  expect(await post(brand, url, sevenNotice(url, dlr('TRANSMITTED'), signed))).toBe(200)
  expect(await post(brand, url, sevenNotice(url, dlr('DELIVERED'), signed))).toBe(403)
  expect(await stateOf(brand)).toEqual(['sent'])
  const old = { key: 'sign7', nonce: 'nonce-0002', at: brand.clock.now().subtract({ seconds: 301 }) }
  expect(await post(brand, url, sevenNotice(url, dlr('DELIVERED'), old))).toBe(403)
  expect(
    await post(
      brand,
      url,
      sevenNotice(url, { webhook_event: 'tracking', data: {} }, { ...signed, nonce: 'nonce-0003' }),
    ),
  ).toBe(200)
})

test('a guest who replies STOP gets no more SMS, until START', async () => {
  const brand = await smsBrand({ providers: twilioOf(provider.url) })
  const url = `${publicUrl}/api/webhooks/twilio`
  const answer = (Body: string, MessageSid: string) =>
    post(brand, url, twilioNotice(url, { MessageSid, From: '+436641234567', Body }, 'tok'))
  expect(await answer('Stop', 'SM90')).toBe(200)
  await brand.confirmed()
  await brand.drain()
  expect(provider.caught).toHaveLength(0)
  expect(await answer('START', 'SM91')).toBe(200)
  await brand.confirmed('Huber')
  await brand.drain()
  expect(provider.caught).toHaveLength(1)
})

test('a notice for one brand does not affect the SMS of another: address and key differ', async () => {
  const brand = await smsBrand({ providers: twilioOf(provider.url) })
  await brand.confirmed()
  await brand.drain()
  const mine = provider.caught[0]?.noticeUrl ?? ''
  const other = mine.replace('donau.example', 'lindwurm.example')
  const { payload, headers } = twilioNotice(other, { MessageSid: 'SM1', MessageStatus: 'failed' }, 'tok')
  expect(await post(brand, mine, { payload, headers })).toBe(403)
  expect(await stateOf(brand)).toEqual(['sent'])
})
