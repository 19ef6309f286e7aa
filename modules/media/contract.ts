import { endpoint } from '#contract/endpoint.ts'
import * as z from 'zod'

/** Widths of a picture's copies in px (specification §3, Image URLs). */
export const imageSizes = { icon: 64, thumbnail: 128, tiny: 256, small: 640, medium: 1280, large: 1920 } as const
const Size = z.enum(Object.keys(imageSizes) as [keyof typeof imageSizes])
/** {id}-{version}.{extension} */
const File = z
  .string()
  .max(120)
  .regex(/^[a-z0-9][a-z0-9-]*-\d+\.[a-z0-9]{2,5}$/)

export const mediaEndpoints = {
  image: endpoint({
    id: 'images.file',
    method: 'GET',
    path: '/image/:file',
    access: 'public',
    kind: 'raw',
    params: z.strictObject({ file: File }),
    reply: z.string(),
    summary: 'A picture: /image/{id}-{version}.{extension}, cacheable for ever (specification §3)',
  }),
  sizedImage: endpoint({
    id: 'images.file.sized',
    method: 'GET',
    path: '/image/:size/:file',
    access: 'public',
    kind: 'raw',
    params: z.strictObject({ size: Size, file: File }),
    reply: z.string(),
    summary: 'A picture in one of the six sizes; drawings are the same in all of them',
  }),
}
