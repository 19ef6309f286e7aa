import { branchesPort } from '#modules/branches/ports.ts'
import { staffPort } from '#modules/identity/ports.ts'
import { configPort } from '#modules/content/ports.ts'
import { pictureFilePort } from '#modules/media/ports.ts'
import { boardNumbersPort, boardPickupsPort } from '#modules/ordering/ports.ts'
import { storefrontPort } from '#modules/store/ports.ts'
import { themeTokensPort, themeViewPort } from '#modules/themes/ports.ts'
import { optional, type PortsOf } from '#platform/ports.ts'
import { drawnTemplatePort } from '../ports.ts'

/** The ports (functions of other modules) that digital signage needs. */
export const signageNeeds = {
  branches: branchesPort,
  staff: staffPort,
  config: configPort,
  themeTokens: themeTokensPort,
  themeView: themeViewPort,
  storefront: storefrontPort,
  numbers: boardNumbersPort,
  pickups: boardPickupsPort,
  picture: pictureFilePort,
  template: optional(drawnTemplatePort),
}
export type SignagePorts = PortsOf<typeof signageNeeds>
