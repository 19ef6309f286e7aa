import * as z from 'zod'
import { Layer, TemplateCanvas } from './template.ts'

export const TemplateVersions = z.array(
  z.object({
    number: z.int(),
    at: z.iso.datetime(),
    /** Name of the person who saved the version. Empty: the program saved it. */
    by: z.string(),
    /** How many layers the version has. */
    layers: z.int(),
  }),
)

/** A version: the state of a template when it was saved. */
export const TemplateVersion = z.object({ number: z.int(), canvas: TemplateCanvas, layers: z.array(Layer) })
export type TemplateVersion = z.output<typeof TemplateVersion>
