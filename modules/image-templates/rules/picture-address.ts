import type { Locale } from '#contract/locale.ts'
import type { ImageTemplate } from '../contract/template.ts'

/**
 * The address of the picture (PNG) of a template, with its texts in the language `locale`. The address contains the version of the
 * template, so a changed picture is not read from a cache.
 */
export const pictureAddress = ({ id, version }: Pick<ImageTemplate, 'id' | 'version'>, locale: Locale): string =>
  `/api/image-templates/${id}/picture?version=${version}&locale=${locale}`
