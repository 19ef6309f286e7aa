import { branchesPort } from '#modules/branches/ports.ts'
import { cataloguePort } from '#modules/catalogue/ports.ts'
import { configPort, contentSourcePorts } from '#modules/content/ports.ts'
import { pictureFilePort } from '#modules/media/ports.ts'
import type { PortsOf } from '#platform/ports.ts'

/** The functions of other modules that this module calls. */
export const imageTemplatesNeeds = {
  branches: branchesPort,
  catalogue: cataloguePort,
  config: configPort,
  sites: contentSourcePorts.sites,
  picture: pictureFilePort,
}
export type ImageTemplatesPorts = PortsOf<typeof imageTemplatesNeeds>
