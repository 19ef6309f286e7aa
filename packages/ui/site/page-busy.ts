/** Thrown by a page that cannot read its data now, and can later: the answer is 503 with Retry-After instead of 500. */
export class PageBusy extends Error {
  override name = 'PageBusy'
}
