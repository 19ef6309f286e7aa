/** Something that visitors did, for whoever counts it after consent (specification §7, analytics-log). */
interface SiteEvent {
  type: 'event'
  action: string
  category: string
  data: unknown
}

/** Name of the event on the window. Listeners keep it only with consent. */
const siteEventName = 'servus:event'

export const tellSiteEvent = (event: SiteEvent): void => {
  window.dispatchEvent(new CustomEvent(siteEventName, { detail: event }))
}
