import { crudEndpoints } from '#contract/entity.ts'
import { fontEndpoints, templateEndpoints } from './contract/calls.ts'
import { imageTemplateEntity } from './contract/template.ts'

export { type FontFamily, fontEndpoints, LARGEST_FONT_BYTES } from './contract/calls.ts'
export { imageTemplateEntity, type ImageTemplate, type ImageTemplateInput, type Layer } from './contract/template.ts'

export const imageTemplateEndpoints = { ...crudEndpoints(imageTemplateEntity), ...templateEndpoints }
export const imageTemplatesEndpoints = [imageTemplateEndpoints, fontEndpoints]
