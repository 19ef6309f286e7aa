import { late } from '../late.tsx'

export const DatePicker = late(() => import('./date-picker.tsx'), { dialog: 'inPlace' })
export const TimePicker = late(() => import('./time-picker.tsx'), { dialog: 'inPlace' })

/** Loads the code of both pickers when the page is idle. So the pickers also open if the connection is lost later. */
export function prefetchPickers(): void {
  DatePicker.prefetch()
  TimePicker.prefetch()
}
