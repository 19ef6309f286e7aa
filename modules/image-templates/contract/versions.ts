import * as z from 'zod'
import { Layer, TemplateCanvas } from './template.ts'

export const TemplateVersions = z.array(
  z.object({
    number: z.int(),
    at: z.iso.datetime(),
    /**
     * Name of the person who saved the version. Empty: the author is not known, because this is the state that the template had before its
     * first version was stored.
     */
    by: z.string(),
    /** The number of layers in the version. */
    layers: z.int(),
  }),
)

/** The canvas and the layers of a template at the time of a save. */
export const TemplateVersion = z.object({ number: z.int(), canvas: TemplateCanvas, layers: z.array(Layer) })
export type TemplateVersion = z.output<typeof TemplateVersion>
