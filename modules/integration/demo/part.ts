import { randomBytes } from 'node:crypto'
import sql from 'sql-template-tag'
import type { Tx } from '#platform/db.ts'
import type { BrandCore } from '#platform/module.ts'
import type { DemoPart } from '#demo/part.ts'

interface Owner {
  id: string
  name: string
}

/**
 * Stores the examples of the demo limousine service: keys, a webhook, a calendar and a website. Their secrets are random and unknown to
 * everybody. The webhook is switched off, because the demo must not send anything. The list shows earlier deliveries.
 */
export const demoPart: DemoPart = {
  after: ['partners'],
  async fill(tx, core, brand) {
    if (brand !== 'donau') return
    const owner = await tx.first<Owner>(
      sql`SELECT id, name FROM users WHERE roles ? 'ROLE_ADMIN' ORDER BY created_at, id LIMIT 1`,
    )
    if (!owner) return
    await addKeys(tx, core, owner)
    await addReceiver(tx, core, owner)
    const now = core.clock.now()
    const vehicle = await tx.first<{ id: string }>(
      sql`SELECT id FROM products WHERE type = 'vehicle' ORDER BY position, name LIMIT 1`,
    )
    if (vehicle)
      await tx.run(sql`
        INSERT INTO calendar_feeds (id, created_at, name, vehicle_id, locale, token_hash, created_by_name, last_used_at)
        VALUES (${core.ids.uuid()}, ${now.subtract({ hours: 300 })}, 'Handy von Milan', ${vehicle.id}, 'de', ${randomBytes(32)}, ${owner.name},
          ${now.subtract({ minutes: 25 })})`)
    await tx.run(sql`
      INSERT INTO embed_origins (id, created_at, origin, created_by_name)
      VALUES (${core.ids.uuid()}, ${now}, 'https://www.praterblick.example', ${owner.name})`)
  },
}

async function addKeys(tx: Tx, core: BrandCore, owner: Owner): Promise<void> {
  const now = core.clock.now()
  const partner = await tx.first<{ id: string }>(sql`SELECT id FROM external_users WHERE code = 'hotel-praterblick'`)
  const keys = [
    {
      name: 'Hotel Praterblick, Rezeption',
      scopes: ['orders:write'],
      partner: partner?.id,
      used: 2,
      ended: null,
    },
    { name: 'Buchhaltung', scopes: ['orders:read', 'statistics:read'], used: 60 * 14, ended: null },
    { name: 'Alte Website', scopes: ['orders:write'], used: 60 * 24 * 9, ended: now.subtract({ hours: 24 * 8 }) },
  ]
  for (const [index, { name, scopes, partner: of, used, ended }] of keys.entries())
    await tx.run(sql`
      INSERT INTO api_keys (id, created_at, name, prefix, secret_hash, scopes, external_user_id, created_by, created_by_name, last_used_at, revoked_at)
      VALUES (${core.ids.uuid()}, ${now.subtract({ hours: 24 * (40 + index) })}, ${name}, ${randomBytes(4).toString('hex')}, ${randomBytes(32)},
        ${JSON.stringify(scopes)}, ${of ?? null}, ${owner.id}, ${owner.name}, ${now.subtract({ minutes: used })}, ${ended})`)
}

async function addReceiver(tx: Tx, core: BrandCore, owner: Owner): Promise<void> {
  const now = core.clock.now()
  const id = core.ids.uuid()
  const events = ['order.placed', 'order.confirmed', 'order.canceled', 'payment.paid']
  await tx.run(sql`
    INSERT INTO webhook_endpoints (id, created_at, name, url, events, secret, is_enabled, created_by, created_by_name)
    VALUES (${id}, ${now.subtract({ hours: 24 * 20 })}, 'Kasse', 'https://kasse.donau.example/servus', ${JSON.stringify(events)}, ${randomBytes(48)},
      false, ${owner.id}, ${owner.name})`)
  const told = [
    { type: 'order.placed', hours: 31, status: 200, ms: 84, answer: '{"ok":true}' },
    { type: 'order.confirmed', hours: 30, status: 200, ms: 61, answer: '{"ok":true}' },
    { type: 'order.placed', hours: 27, status: 500, ms: 2100, answer: 'database is locked' },
  ]
  for (const { type, hours, status, ms, answer } of told) {
    const at = now.subtract({ hours })
    await tx.run(sql`
      INSERT INTO webhook_deliveries (id, endpoint_id, type, at, record_type, record_id, sequence, state, attempts, next_at, since, status, ms, answer)
      VALUES (${core.ids.uuid()}, ${id}, ${type}, ${at}, 'order', ${core.ids.uuid()}, 1, ${status === 200 ? 'delivered' : 'dead'},
        ${status === 200 ? 1 : 27}, ${at}, ${at}, ${status}, ${ms}, ${answer})`)
  }
}
