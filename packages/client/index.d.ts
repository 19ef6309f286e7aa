import type { Calls } from './calls.js'
import type { Result, Servus as Typed, ServusOptions } from './types.js'
export type * from './calls.js'
export type { ApiError, Result, ServusOptions } from './types.js'

/** A connection to one brand. */
export type Servus = Typed<Calls>

/** Connects to a Servus installation. A call does not throw if the network fails or the server refuses it. */
export declare function connect(options: ServusOptions): Servus

/** Returns the data of a response. Throws an error with code and field of each refusal, so a program cannot continue without the data. */
export declare function dataOf<T>(result: Result<T>): T
