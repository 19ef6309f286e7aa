/**
 * Returns a function that creates a value when it is called for the first time. Later calls return the same value. If creating it fails,
 * the next call tries again.
 */
export function lazy<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
