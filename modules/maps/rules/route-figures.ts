/**
 * '61,9' of whole metres: tenths, and up like the kilometres that are billed (specification §9), so that the way beside a price per
 * country never reads as less than it was rounded from: 332,1 km is 333 km of a price, where '332' or '332,0' would look like a mistake.
 */
export function kilometresText(metres: number): string {
  const tenths = Math.ceil(Math.round(metres) / 100)
  return `${Math.floor(tenths / 10)},${tenths % 10}`
}

/** Up to full minutes, at least one: who reads the mail finds the time that stood on the page. */
export const fullMinutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))
