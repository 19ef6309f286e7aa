import * as z from 'zod'
import { Layer, TemplateCanvas } from './template.ts'

export const TemplateVersions = z.array(
  z.object({
    number: z.int(),
    at: z.iso.datetime(),
    /** Who saved it; empty: the program. */
    by: z.string(),
    /** How many layers it had. */
    layers: z.int(),
  }),
)

/** What a template looked like when it was saved. */
export const TemplateVersion = z.object({ number: z.int(), canvas: TemplateCanvas, layers: z.array(Layer) })
export type TemplateVersion = z.output<typeof TemplateVersion>
