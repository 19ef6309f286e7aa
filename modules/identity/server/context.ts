import type { RandomBytes } from '#kernel/ids.ts'
import type { BrandCore } from '#platform/module.ts'
import type { IdentityBrand } from '../ports.ts'
import type { SignInLimits } from './limits.ts'

/** What the functions of this module get as their first argument. */
export interface IdentityContext {
  core: BrandCore
  ports: { brand(): Promise<IdentityBrand> }
  /** Returns random bytes that nobody can predict. */
  randomBytes: RandomBytes
  limits: SignInLimits
}
