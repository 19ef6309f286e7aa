import type { RandomBytes } from '#kernel/ids.ts'
import type { BrandCore } from '#platform/module.ts'
import type { IdentityPorts, SignInLimits } from './ports.ts'

/** What every part of identity stands on. */
export interface IdentityContext {
  core: BrandCore
  ports: IdentityPorts
  /** A cryptographic source. */
  randomBytes: RandomBytes
  limits: SignInLimits
}
