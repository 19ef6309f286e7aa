import { late } from '../late.tsx'

export const DatePicker = late(() => import('./date-picker.tsx'))
export const TimePicker = late(() => import('./time-picker.tsx'))

/** Loads the pickers when the page is idle, so that they also open without a connection. */
export function prefetchPickers(): void {
  DatePicker.prefetch()
  TimePicker.prefetch()
}
