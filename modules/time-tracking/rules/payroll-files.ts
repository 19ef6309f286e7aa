import { isInDays, type PayrollSettings, type WageLine } from './payroll.ts'

const decimal = (hundredths: number): string => {
  const whole = Math.abs(hundredths)
  return `${hundredths < 0 ? '-' : ''}${Math.floor(whole / 100)},${String(whole % 100).padStart(2, '0')}`
}
const compact = (month: string): string => month.replace('-', '')
/** Prepares a text for a cell of the file. Semicolons, quotation marks and line breaks would break the format, so they become blanks. */
const plain = (value: string): string => value.replaceAll(/[;\r\n"]/g, ' ').trim()

const typed = (lines: readonly WageLine[], { wageTypes }: PayrollSettings): (WageLine & { wageType: string })[] =>
  lines.flatMap((line) => {
    const wageType = wageTypes[line.kind]?.trim()
    return wageType ? [{ ...line, wageType }] : []
  })

/**
 * The file for the payroll program BMD NTCS: lines without a header, with semicolons and decimal commas. Columns: month, client, person,
 * sub number, wage type, quantity, rate, amount, cost centre, cost account, recalculation month, blank, absence code, from
 * (docs/rules/time-tracking.md, Payroll).
 */
export const bmdFile = (month: string, lines: readonly WageLine[], settings: PayrollSettings): string =>
  typed(lines, settings)
    .map((line) =>
      [
        compact(month),
        plain(settings.client),
        plain(line.number),
        '',
        plain(line.wageType),
        decimal(line.hundredths),
        '',
        '',
        plain(settings.costCentre),
        '',
        line.concerns === month ? '' : compact(line.concerns),
        '',
        '',
        '',
      ].join(';'),
    )
    .map((row) => `${row}\r\n`)
    .join('')

/**
 * The file for the ASCII import of the payroll program DATEV LODAS. It is not certified: nobody has tested whether LODAS can import it
 * (docs/rules/time-tracking.md, Payroll).
 */
export function lodasFile(_: string, lines: readonly WageLine[], settings: PayrollSettings): string {
  const head = [
    '[Allgemein]',
    'Ziel=LODAS',
    'Version_SST=1.0',
    `BeraterNr=${plain(settings.consultant)}`,
    `MandantenNr=${plain(settings.client)}`,
    'Feldtrennzeichen=;',
    'Zahlenkomma=,',
    'Datumsformat=TT/MM/JJJJ',
    '',
    '[Satzbeschreibung]',
    '1;u_lod_bwd_buchung_standard;abrechnung_zeitraum#bwd;pnr#bwd;la_eigene#bwd;bs_nr#bwd;bs_wert_butab#bwd;kostenstelle#bwd;',
    '',
    '[Bewegungsdaten]',
  ]
  const rows = typed(lines, settings).map(
    (line) =>
      `1;01/${line.concerns.slice(5)}/${line.concerns.slice(0, 4)};${plain(line.number)};${plain(line.wageType)};${isInDays(line.kind) ? 2 : 1};${decimal(line.hundredths)};${plain(settings.costCentre)};`,
  )
  return [...head, ...rows, ''].join('\r\n')
}
