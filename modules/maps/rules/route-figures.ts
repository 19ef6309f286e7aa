/**
 * Kilometres as '61,9' from whole metres, with one decimal, rounded up like the billed kilometres (specification §9). The distance next to a
 * price per country must never look smaller than the billed one: 332,1 km are billed as 333 km, and '332' or '332,0' next to it would look like a
 * mistake.
 */
export function kilometresText(metres: number): string {
  const tenths = Math.ceil(Math.round(metres) / 100)
  return `${Math.floor(tenths / 10)},${tenths % 10}`
}

/** Rounded up to full minutes, at least one, so that the mail shows the same time as the page. */
export const fullMinutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60))
