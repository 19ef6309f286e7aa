import sql from 'sql-template-tag'
import { externalSourcePort } from '#modules/ordering/ports.ts'
import { externalUserEntity } from '#modules/partners/contract.ts'
import { insertRecord } from '#platform/insert-record.ts'
import type { DemoPart } from '#demo/part.ts'

/** Invented hotels and agencies that send guests to the demo brand 'donau'. */
export const demoPartners = [
  {
    name: 'Hotel Praterblick',
    kind: 'hotel',
    contact: 'Rezeption, Klara Weiss',
    phone: '+43 1 5550140',
    email: 'rezeption@praterblick.example',
    street: 'Ausstellungsstraße 4',
    zipCode: '1020',
    city: 'Wien',
    code: 'hotel-praterblick',
    commissionPercent: 10,
    note: 'Der Link hängt als QR-Code an der Rezeption.',
  },
  {
    name: 'Reisebüro Donauwelle',
    kind: 'agency',
    contact: 'Stefan Moser',
    phone: '+43 1 5550171',
    email: 'buchung@donauwelle.example',
    street: 'Taborstraße 52',
    zipCode: '1020',
    city: 'Wien',
    code: 'donauwelle',
    commissionPercent: 7.5,
    ratePercent: 5,
    ratesFor: 'code',
  },
  {
    name: 'Kongresszentrum Nordlicht',
    kind: 'company',
    contact: 'Veranstaltungsbüro',
    email: 'office@nordlicht.example',
    city: 'Wien',
    code: 'nordlicht',
    isEnabled: false,
    note: 'Zwischen den Kongressen abgeschaltet.',
  },
]

/** Adds the partners to the demo brand 'donau', and assigns some demo orders to them. */
export const demoPart: DemoPart = {
  async fill(tx, core, brand) {
    if (brand !== 'donau') return
    for (const partner of demoPartners) await insertRecord(tx, core, externalUserEntity, partner)
  },
  async placed({ core }, { id, partner }) {
    if (partner === '') return
    await core.db.run(sql`
      INSERT INTO external_orders (order_id, external_user_id) SELECT ${id}::uuid, id FROM external_users WHERE code = ${partner}
      ON CONFLICT DO NOTHING`)
  },
  async drafts(modules) {
    const find = modules.port(externalSourcePort)
    const known = new Set<string>()
    for (const { code } of demoPartners) if (await find(code)) known.add(code)
    return ({ sentBy }) => (sentBy !== undefined && known.has(sentBy) ? { partner: sentBy } : {})
  },
}
