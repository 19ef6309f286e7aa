import type { Locale } from '#contract/locale.ts'
import type { ImageTemplate } from '../contract/template.ts'

/** Address of the picture as PNG, with texts in a language. A changed template has another address, so that the old picture is not shown. */
export const pictureAddress = ({ id, version }: Pick<ImageTemplate, 'id' | 'version'>, locale: Locale): string =>
  `/api/image-templates/${id}/picture?version=${version}&locale=${locale}`
