import type { Calls } from './calls.js'
import type { Servus as Typed, ServusOptions } from './types.js'
export type * from './calls.js'
export type { ApiError, Result, ServusOptions } from './types.js'

/** A connection to one brand. */
export type Servus = Typed<Calls>

/** Connects to a Servus installation. A call never throws because of the network or of a refusal. */
export declare function connect(options: ServusOptions): Servus
