import { late } from '../late.tsx'

export const DatePicker = late(() => import('./date-picker.tsx'))
export const TimePicker = late(() => import('./time-picker.tsx'))

/** When the page rests: without a connection the pickers are there. */
export function prefetchPickers(): void {
  DatePicker.prefetch()
  TimePicker.prefetch()
}
