import type { RandomBytes } from '#kernel/ids.ts'
import type { BrandCore } from '#platform/module.ts'
import type { IdentityBrand } from '../ports.ts'
import type { SignInLimits } from './limits.ts'

/** What every part of identity stands on. */
export interface IdentityContext {
  core: BrandCore
  ports: { brand(): Promise<IdentityBrand> }
  /** A cryptographic source. */
  randomBytes: RandomBytes
  limits: SignInLimits
}
