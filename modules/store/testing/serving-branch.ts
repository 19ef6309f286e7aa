import type { ServingBranch } from '../rules/serving.ts'

/** A branch in Vienna that is open from 11:00 to 22:00 every day, delivers at the same hours, and takes preorders. */
export const servingBranch: ServingBranch = {
  timeZone: 'Europe/Vienna',
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isPreorderEnabled: true,
  leadTimeMinutes: 0,
  openingHours: [{ type: 'daily', from: '11:00', to: '22:00' }],
  isDeliveryHoursEnabled: false,
  deliveryHours: [],
}
