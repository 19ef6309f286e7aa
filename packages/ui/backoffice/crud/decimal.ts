/**
 * Parses a number as people type it: comma or dot for decimals, and dots in groups of three for thousands ('1.234,5', '58,40', '2.20';
 * '1.000' is one thousand). Undefined if the text is not a number.
 */
export function parseDecimal(text: string): number | undefined {
  const typed = text.replaceAll(/[\s\u00a0€%]/g, '').replace('−', '-')
  const grouped = /^(-?)(\d{1,3}(?:\.\d{3})+)(?:,(\d+))?$/.exec(typed)
  if (grouped) return Number(`${grouped[1]}${grouped[2]?.replaceAll('.', '')}.${grouped[3] ?? '0'}`)
  const plain = /^(-?\d+)(?:[.,](\d*))?$/.exec(typed) ?? /^(-?)[.,](\d+)$/.exec(typed)
  return plain
    ? Number(`${plain[1] === '-' || plain[1] === '' ? `${plain[1]}0` : plain[1]}.${plain[2] || '0'}`)
    : undefined
}

/** Formats a number for a field: '58,40', '1.234,5'. */
export const formatDecimal = (value: number, digits: { min: number; max: number }): string =>
  new Intl.NumberFormat('de-DE', { minimumFractionDigits: digits.min, maximumFractionDigits: digits.max }).format(value)
