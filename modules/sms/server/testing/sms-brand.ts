import sql from 'sql-template-tag'
import { contentEndpoints } from '#modules/content/contract.ts'
import { orderingEndpoints } from '#modules/ordering/contract.ts'
import type { TestBrandOptions } from '#testing/brand.ts'
import { must } from '#testing/order-calls.ts'
import { type RideBrand, rideBrand } from '#testing/ride-brand.ts'
import { admin } from '#testing/sessions.ts'
import type { SmsRow } from '../rows.ts'

export const publicUrl = 'https://donau.example'

export const twilioOf = (url: string) => ({
  SMS_PROVIDER: 'twilio',
  SMS_URL: url,
  SMS_ACCOUNT: 'AC1',
  SMS_KEY: 'tok',
  SMS_FROM: 'Donau',
  SMS_PRICE: '0,075',
})

export const sevenOf = (url: string) => ({
  SMS_PROVIDER: 'seven',
  SMS_URL: url,
  SMS_KEY: 'key7',
  SMS_SIGN_KEY: 'sign7',
  SMS_FROM: 'Donau',
})

export interface SmsBrand extends RideBrand {
  /** Places and confirms an order, so that its guest is notified. Returns the order's id. */
  confirmed(lastName?: string): Promise<string>
  sms(): Promise<SmsRow[]>
  /** The actions about SMS in the timeline of an order. */
  told(orderId: string): Promise<string[]>
}

/** Opens a brand with rides and with SMS switched on. */
export async function smsBrand(options: TestBrandOptions = {}): Promise<SmsBrand> {
  const brand = await rideBrand({ publicUrl, ...options })
  const { version } = await must(brand.call(contentEndpoints.config.get, {}, { as: admin() }))
  await must(brand.call(contentEndpoints.config.save, { body: { version, enablePluginSMS: true } }, { as: admin() }))
  return {
    ...brand,
    async confirmed(lastName = 'Pichler') {
      const order = await brand.order(await brand.place(brand.draft({ lastName })))
      await must(
        brand.call(
          orderingEndpoints.confirm,
          { params: { id: order.id }, body: { version: order.version } },
          { as: admin() },
        ),
      )
      // For some seconds staff can undo the confirmation. Only after that the guest is notified.
      brand.clock.advance({ minutes: 1 })
      return order.id
    },
    sms: () => brand.core.db.many<SmsRow>(sql`SELECT * FROM sms_messages ORDER BY id`),
    async told(orderId) {
      const order = await must(brand.call(orderingEndpoints.get, { params: { id: orderId } }, { as: admin() }))
      return order.timeline.map(({ action }) => action).filter((action) => action.includes('sms'))
    },
  }
}
