import { entity, field, type InputRecord, type RecordOf } from '#contract/entity.ts'
import { desks, editors } from '#contract/roles.ts'
import { flag, text } from '#contract/shapes.ts'
import { slipKinds } from '#modules/ordering/contract/printable.ts'
import * as z from 'zod'
import { conditions } from '../rules/conditions.ts'

export const transports = ['escpos', 'cloudprnt', 'epson', 'browser'] as const
export const printEvents = ['placed', 'confirmed', 'changed'] as const
/** The character sets (code pages) that a slip can use. Both have umlauts and the euro sign (docs/rules/printing.md, Characters). */
export const codePages = ['windows1252', 'cp858'] as const

/** A printer of a branch (specification §3, device; docs/rules/printing.md). */
export const deviceEntity = entity({
  name: 'device',
  plural: 'devices',
  access: { read: desks, write: editors },
  search: ['name'],
  sort: 'name',
  branchColumn: 'branchId',
  fields: {
    name: field(text(80).min(1), { widget: 'text', column: 1 }),
    branchId: field(z.uuid(), { widget: 'reference', to: 'branch', column: 3 }),
    transport: field(z.enum(transports), { widget: 'select', column: 2, section: 'connection' }),
    /** ESC/POS only: 'host' or 'host:port'; the default port is 9100. */
    address: field(text(200).default(''), { widget: 'text', section: 'connection' }),
    /** ESC/POS only: the id of the print agent that connects to the printer. Null: the server connects to the printer itself. */
    agentId: field(z.uuid().nullable().default(null), { widget: 'text', section: 'connection' }),
    /**
     * `realtime`: the printer answers requests about paper and cover. Such an answer after a slip proves that the slip was printed. `none`:
     * the printer never answers, so its slips stay unconfirmed.
     */
    status: field(z.enum(['realtime', 'none']).default('realtime'), { widget: 'select', section: 'connection' }),
    columns: field(z.enum(['32', '42', '48']).default('48'), { widget: 'select', section: 'paper' }),
    codePage: field(z.enum(codePages).default('windows1252'), { widget: 'select', section: 'paper' }),
    /** True: every slip is sent as a picture. This is for printers that print letters or QR codes wrongly. */
    isGraphic: field(flag(), { widget: 'boolean', section: 'paper' }),
    cutter: field(z.enum(['full', 'partial', 'none']).default('partial'), { widget: 'select', section: 'paper' }),
    copies: field(z.int().min(1).max(5).default(1), { widget: 'number', section: 'paper' }),
    language: field(z.enum(['de', 'en']).default('de'), { widget: 'select', section: 'paper' }),
    hasDrawer: field(flag(), { widget: 'boolean', section: 'paper' }),
    templates: field(z.array(z.enum(slipKinds)).max(slipKinds.length).default(['receipt']), {
      widget: 'multiselect',
      section: 'prints',
    }),
    events: field(z.array(z.enum(printEvents)).max(printEvents.length).default(['confirmed', 'changed']), {
      widget: 'multiselect',
      section: 'prints',
    }),
    /** Kitchen tickets contain only dishes of these categories. Empty: of all categories. */
    categories: field(z.array(z.uuid()).max(100).default([]), {
      widget: 'references',
      to: 'category',
      section: 'prints',
    }),
    /**
     * The printer that gets the new slips of this printer while this printer is silent. A printer is silent if slips have waited for five
     * minutes and were not printed. Null: there is none.
     */
    fallbackId: field(z.uuid().nullable().default(null), { widget: 'reference', to: 'device', section: 'prints' }),
    isEnabled: field(flag(true), { widget: 'boolean', column: 4 }),
  },
})
export type Device = RecordOf<typeof deviceEntity>
export type DeviceInput = InputRecord<typeof deviceEntity>

/** What the server knows about a printer: the condition that was reported last, and the slips that wait. */
export const DeviceState = z.object({
  deviceId: z.uuid(),
  condition: z.enum(conditions),
  /** When the printer last answered the server, or asked it for slips. Null: never. */
  seenAt: z.iso.datetime().nullable(),
  /**
   * The time from which slips have waited without being printed. Set only after a slip has waited for five minutes. Null: no slip has
   * waited that long, or the printer has reported in the meantime that it can print.
   */
  silentSince: z.iso.datetime().nullable(),
  waiting: z.int(),
  /** Number of slips that need a decision by a person: unconfirmed, failed, expired. */
  asks: z.int(),
  /** Name of the printer that gets the new slips while this printer does not print. Null: there is none. */
  redirectedTo: z.string().nullable(),
  /** True if the printer has its own key. The printer sends this key when it asks the server for slips. */
  isPaired: z.boolean(),
})
export type DeviceState = z.infer<typeof DeviceState>
