import { defaultLocale } from '#contract/locale.ts'
import { labelTemplatesPort } from '#modules/labels/ports.ts'
import { drawnTemplatePort } from '#modules/signage/ports.ts'
import { crud } from '#platform/crud.ts'
import { filePlacesPort } from '#platform/file-places.ts'
import { openRecords } from '#platform/records.ts'
import { serverModule } from '#platform/server-module.ts'
import { imageTemplateEntity, imageTemplatesEndpoints } from '../contract.ts'
import { pagePicturesPort } from '../ports.ts'
import { imageTemplatesErrors } from '../words/errors.ts'
import { templateDrawing } from './drawing.ts'
import { templateFiles } from './file-places.ts'
import { fontCalls } from './fonts/font-calls.ts'
import { fontStore } from './fonts/font-store.ts'
import { imageTemplatesNeeds } from './needs.ts'
import { labelTemplates } from './label-templates.ts'
import { pagePictures } from './page-pictures.ts'
import { imageTemplatesRights } from './rights.ts'
import { templateCalls } from './template-calls.ts'
import { templateValues } from './values.ts'
import { keepVersion, versionCalls } from './versions.ts'
import { templateRules } from './write-rules.ts'

/** The server part of the module: image templates, their pictures, and fonts (specification §3, §7; docs/rules/image-templates.md). */
export const imageTemplatesModule = serverModule({
  name: 'image-templates',
  errors: imageTemplatesErrors,
  endpoints: imageTemplatesEndpoints,
  rights: imageTemplatesRights,
  scopes: {
    'image-templates': {
      title: { de: 'Bildvorlagen & Schriften', en: 'Image templates & fonts' },
      groups: ['image-templates', 'fonts'],
    },
  },
  entities: [imageTemplateEntity],
  migrations: new URL('./migrations/', import.meta.url),
  needs: imageTemplatesNeeds,
  offers: {
    filePlaces: filePlacesPort,
    drawnTemplate: drawnTemplatePort,
    pagePictures: pagePicturesPort,
    labelTemplates: labelTemplatesPort,
  },
  init: {
    config: {
      dependsOn: ['imageTemplate'],
      async read({ pagePictures: start }) {
        const path = await start()
        return path === undefined ? {} : { pagePictures: path }
      },
    },
  },
  open(core, ports) {
    const fonts = fontStore(core)
    const rules = { ...templateRules(core, fonts), afterWrite: keepVersion(core) }
    const records = openRecords(core, imageTemplateEntity, rules)
    const values = templateValues(core, ports)
    const drawing = templateDrawing(core, ports, fonts)
    const shared = pagePictures(core, drawing, values)
    return {
      handlers: [
        ...crud(core, imageTemplateEntity, rules),
        ...templateCalls({ drawing, records, values }),
        ...versionCalls(core, records),
        ...fontCalls(core, fonts),
        ...shared.handlers,
      ],
      pagePictures: shared.start,
      filePlaces: () => templateFiles(core),
      labelTemplates: () => labelTemplates({ core, drawing, records, values }),
      async drawnTemplate(id) {
        const template = await records.find(id, { session: undefined })
        const drawn = template && (await drawing.picture(template, await values.plain(template, defaultLocale)))
        if (!template || !drawn) return undefined
        const { branches } = template
        return { bytes: drawn.bytes, mediaType: 'image/png', version: drawn.hash.slice(0, 32), branches }
      },
    }
  },
})
