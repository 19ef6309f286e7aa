import sql from 'sql-template-tag'
import type { GuestRows } from '#testing/guest-rows.ts'

export const guestRows: GuestRows = {
  rows({ id, now, mark, phone, order, branch }) {
    const printer = id()
    const json = JSON.stringify({ name: mark, phone })
    return [
      sql`INSERT INTO devices (id, version, created_at, updated_at, name, branch_id, transport, status, columns, code_page, cutter, copies,
          language, has_drawer, templates, events, categories, is_enabled)
        VALUES (${printer}, 1, ${now}, ${now}, 'Drucker', ${branch}, 'browser', 'ok', '42', 'cp858', 'full', 1, 'de', false, '[]', '[]', '[]', false)`,
      ...(['printed', 'claimed'] as const).map(
        (state, copy) => sql`
          INSERT INTO print_jobs (id, created_at, changed_at, branch_id, device_id, printer_id, order_id, label, template, copy, lines, held, state, released_at)
          VALUES (${id()}, ${now}, ${now}, ${branch}, ${printer}, ${printer}, ${order}, ${mark}, 'order', ${copy}, ${`[${json}]`}::jsonb, ${`[${json}]`}::jsonb,
            ${state}, ${now})`,
      ),
    ]
  },
}
