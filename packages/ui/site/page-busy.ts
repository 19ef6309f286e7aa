/** Thrown by a page that cannot read its data now, but probably can later. The response is 503 with Retry-After instead of 500. */
export class PageBusy extends Error {
  override name = 'PageBusy'
}
