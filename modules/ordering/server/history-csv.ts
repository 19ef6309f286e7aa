import type { Locale } from '#contract/locale.ts'
import { boardTexts } from '../words/board.ts'
import { orderExportTexts } from '../words/order-export.ts'
import { calledNumber } from '../rules/called-number.ts'
import { guestInitials, placeOnly } from '../rules/unnamed-guest.ts'
import { originWord, paymentWord, stateWord } from '../words/order-state.ts'
import { writeCsv } from '#kernel/csv.ts'
import { formatDate, formatTime, type Zone, defaultZone } from '#kernel/time.ts'
import type { Branch } from '#modules/branches/contract.ts'
import type { StoredOrder } from './order-row.ts'
import { staffVehicleOf } from '../rules/staff-words.ts'

const amount = (value: number): string => value.toFixed(2).replace('.', ',')

const moment = (iso: string | null, zone: Zone): string => {
  if (iso === null) return ''
  const wall = Temporal.Instant.from(iso).toZonedDateTimeISO(zone)
  return `${formatDate(wall)} ${formatTime(wall)}`
}

/**
 * The list of orders as a file for German spreadsheet programs: semicolons, decimal commas, UTF-8 with byte order mark, every cell in
 * quotes. Only the first `largest` rows are in the file; if more exist, a last line says so. If `hasContacts` is false, the file contains
 * initials instead of guests' names, and only towns and public places instead of the places of rides. It then contains no company, phone number
 * or mail address (docs/rules/back-office.md, Roles).
 */
export function historyCsv(
  rows: readonly StoredOrder[],
  options: { branches: readonly Branch[]; locale: Locale; largest: number; hasContacts?: boolean },
): string {
  const { branches, largest, hasContacts = true } = options
  const branchNames = branches.map(({ name }) => name)
  const board = boardTexts(options.locale)
  const texts = orderExportTexts(options.locale)
  const {
    firstName: _first,
    lastName: _last,
    company: _company,
    phone: _phone,
    email: _email,
    ...others
  } = texts.columns
  const columns = hasContacts ? Object.values(texts.columns) : deskColumns(others, texts.guest)
  const lines = rows.slice(0, largest).map((row) => {
    const branch = branches.find(({ id }) => id === row.branch_id)
    const zone = branch?.timeZone ?? defaultZone
    return [
      row.uid,
      calledNumber(row.ticket_number, row.called_letter) ?? '',
      row.kind === 'ride' ? board.kinds.ride : board.kinds[row.delivery_type],
      row.table_identifier ?? '',
      stateWord(
        { kind: row.kind, state: row.state, deliveryType: row.delivery_type, paymentState: row.payment_state },
        board,
      ),
      branch?.name ?? '',
      moment(row.created_at, zone),
      moment(row.appointment_date ?? row.appointment, zone),
      ...(hasContacts
        ? [
            row.first_name,
            row.last_name,
            row.company_name,
            row.phone,
            row.email,
            row.ride?.from.name ?? '',
            row.ride?.to.name ?? '',
          ]
        : [
            guestInitials(row.first_name, row.last_name),
            placeOnly(row.ride?.from, branchNames),
            placeOnly(row.ride?.to, branchNames),
          ]),
      row.ride ? staffVehicleOf(row.ride) : '',
      texts.payments[row.payment_method],
      paymentWord(paymentOf(row), { ...board.drawer, paidOnTheSpot: texts.paidOnTheSpot }),
      amount(row.received),
      amount(row.sent_back),
      originWord(row.origin, board),
      amount(row.total_net),
      amount(row.total_tax),
      amount(row.total_gross),
      amount(row.tip),
      row.currency,
    ]
  })
  if (rows.length > largest) lines.push([texts.cutOff(largest)])
  return writeCsv([columns, ...lines])
}

const paymentOf = (row: StoredOrder) => ({
  paymentMethod: row.payment_method,
  paymentState: row.payment_state,
  isPartlyRefunded: row.is_part_back,
  state: row.state,
})

/** The names of the columns. The column for the guest (`guest`) is inserted before the columns for start and destination of a ride. */
function deskColumns(columns: Record<string, string>, guest: string): string[] {
  const at = Object.keys(columns).indexOf('from')
  return Object.values(columns).toSpliced(at, 0, guest)
}
