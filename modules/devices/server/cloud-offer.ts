import type { Device } from '../contract.ts'
import type { JobRow } from './jobs.ts'

export const starprnt = 'application/vnd.star.starprnt'
/** Media type of a slip as a picture, for printers that cannot process StarPRNT commands. */
export const png = 'image/png'

/** The response that offers a slip to a CloudPRNT printer. The printer fetches the slip in the first of the media types that it supports. */
export const offer = (job: JobRow, { isGraphic }: Device) => ({
  jobReady: true,
  mediaTypes: isGraphic ? [png, starprnt] : [starprnt, png],
  jobToken: job.id,
  deleteMethod: 'DELETE',
})

/**
 * Headers for a slip that is sent as a picture. With these headers the printer cuts the paper and opens the drawer, because a picture
 * cannot contain commands.
 */
export const besidePicture = ({ cutter }: Device, job: JobRow): Record<string, string> => ({
  ...(cutter === 'none' ? {} : { 'x-star-cut': `${cutter}; feed=true` }),
  ...(job.opens_drawer ? { 'x-star-cashdrawer': 'end' } : {}),
})
