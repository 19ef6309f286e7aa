import type { Calls } from './calls.js'
import type { Result, Servus as Typed, ServusOptions } from './types.js'
export type * from './calls.js'
export type { ApiError, Result, ServusOptions } from './types.js'

/** A connection to one brand. */
export type Servus = Typed<Calls>

/** Connects to a Servus installation. A call never throws because of the network or of a refusal. */
export declare function connect(options: ServusOptions): Servus

/** Returns the data of a response, for a program that cannot go on without it. Throws an error with code and field of each refusal. */
export declare function dataOf<T>(result: Result<T>): T
