import type { RandomBytes } from '#kernel/ids.ts'
import type { BrandCore } from '#platform/module.ts'
import type { IdentityBrand } from '../ports.ts'
import type { SignInLimits } from './limits.ts'

/** What all parts of the identity module share. */
export interface IdentityContext {
  core: BrandCore
  ports: { brand(): Promise<IdentityBrand> }
  /** A cryptographic random source. */
  randomBytes: RandomBytes
  limits: SignInLimits
}
