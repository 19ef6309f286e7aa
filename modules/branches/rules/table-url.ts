/** The address in a table's QR code. */
export const tableUrl = (origin: string, locale: string, branch: string, table: string): string =>
  `${origin}/${locale}/store/${encodeURIComponent(branch)}?table=${encodeURIComponent(table)}`
