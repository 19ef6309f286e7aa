/**
 * The ids of the inputs to which the error list links, if they differ from the name of the field. Service and vehicle have no id: they are radio
 * groups, which are found by their name.
 */
const fieldIds: Readonly<Record<string, string>> = {
  flightNumber: 'flight',
  fromDetail: 'from-detail',
  toDetail: 'to-detail',
}

/** The input of a field of the booking form. `isTimeWanted`: the date is chosen, so only the time is missing. */
export function bookingFieldOf(
  form: HTMLFormElement | null,
  field: string,
  isTimeWanted: boolean,
): HTMLElement | null | undefined {
  const id = `booking-${field === 'date' && isTimeWanted ? 'time' : (fieldIds[field] ?? field)}`
  return document.getElementById(id) ?? form?.querySelector<HTMLElement>(`[name="${id}"]:not(:disabled)`)
}
