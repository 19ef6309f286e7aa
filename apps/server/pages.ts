import type { FastifyInstance } from 'fastify'
import type { House } from '#platform/brands/house.ts'
import type { CallerContext } from '#platform/http/in-process.ts'
import type { ServedBrand } from '#platform/http/dispatch.ts'
import type { Api } from '#contract/client.ts'

/** The values that the server passes when it mounts the site and the back office. */
export interface PageOptions {
  house: House
  api: (brand: ServedBrand, caller: CallerContext) => Api
  /** Identifies the build; part of every page's cache key. */
  release: string
  /** True for `npm run dev`: the site is served from its sources. */
  isDevelopment: boolean
}

/** Mounts the site or the back office. */
export type MountPages = (app: FastifyInstance, options: PageOptions) => Promise<void>
