import type { Device } from '../contract.ts'
import type { JobRow } from './jobs.ts'

export const starprnt = 'application/vnd.star.starprnt'
/** The same slip as a picture, for printers that do not understand StarPRNT. */
export const png = 'image/png'

/** The printer takes the first type that it understands. */
export const offer = (job: JobRow, { isGraphic }: Device) => ({
  jobReady: true,
  mediaTypes: isGraphic ? [png, starprnt] : [starprnt, png],
  jobToken: job.id,
  deleteMethod: 'DELETE',
})

/** A picture holds no commands: what the printer does beside it stands in the head of the answer. */
export const besidePicture = ({ cutter }: Device, job: JobRow): Record<string, string> => ({
  ...(cutter === 'none' ? {} : { 'x-star-cut': `${cutter}; feed=true` }),
  ...(job.opens_drawer ? { 'x-star-cashdrawer': 'end' } : {}),
})
