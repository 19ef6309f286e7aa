/** The address in the QR code on a table. It opens the storefront of the branch with this table. */
export const tableUrl = (origin: string, locale: string, branch: string, table: string): string =>
  `${origin}/${locale}/store/${encodeURIComponent(branch)}?table=${encodeURIComponent(table)}`
