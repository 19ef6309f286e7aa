/** The address that a table's code holds. */
export const tableUrl = (origin: string, locale: string, branch: string, table: string): string =>
  `${origin}/${locale}/store/${encodeURIComponent(branch)}?table=${encodeURIComponent(table)}`
