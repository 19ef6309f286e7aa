/** What a business still lacks before anybody can order. */
export type Gap = 'branch' | 'hours' | 'product'

/** Where each is mended. */
export const gapScreens: Readonly<Record<Gap, string>> = {
  branch: '/standorte',
  hours: '/standorte',
  product: '/produkte',
}

interface Hours {
  readonly openingHours: readonly unknown[]
  readonly isDeliveryHoursEnabled: boolean
  readonly deliveryHours: readonly unknown[]
}
const hasNoHours = ({ openingHours, isDeliveryHoursEnabled, deliveryHours }: Hours): boolean =>
  openingHours.length === 0 && !(isDeliveryHoursEnabled && deliveryHours.length > 0)

/** In the order of setting up. What is not known yet is no gap: a list that loads must not ask for what is there. */
export function gapsOf(known: { branches: readonly Hours[] | undefined; products: number | undefined }): Gap[] {
  const { branches, products } = known
  const gaps: Gap[] = []
  if (branches?.length === 0) gaps.push('branch')
  // A branch without hours is never open.
  else if (branches?.every(hasNoHours)) gaps.push('hours')
  if (products === 0) gaps.push('product')
  return gaps
}
