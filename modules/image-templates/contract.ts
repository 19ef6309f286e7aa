import { crudEndpoints } from '#contract/entity.ts'
import { templateEndpoints } from './contract/calls.ts'
import { fontEndpoints } from './contract/font-calls.ts'
import { imageTemplateEntity } from './contract/template.ts'

export type { TemplateSample } from './contract/calls.ts'
export { type FontFamily, fontEndpoints, LARGEST_FONT_BYTES, MOST_LETTERS, MOST_WORDS } from './contract/font-calls.ts'
export {
  imageTemplateEntity,
  type ImageTemplate,
  type ImageTemplateInput,
  type Layer,
  type LayerOf,
  type LayerType,
  type TemplateCanvas,
} from './contract/template.ts'

export const imageTemplateEndpoints = { ...crudEndpoints(imageTemplateEntity), ...templateEndpoints }
export const imageTemplatesEndpoints = [imageTemplateEndpoints, fontEndpoints]
