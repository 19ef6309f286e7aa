import { useRef } from 'react'

/**
 * Returns a function that runs a call, unless the last call with the same name is still running: then it is a second tap, and the result is
 * undefined. Calls with other names are not affected.
 */
export function useOneAtATime(): (name: string, call: () => Promise<unknown>) => Promise<unknown> | undefined {
  const running = useRef(new Set<string>())
  return (name, call) => {
    if (running.current.has(name)) return undefined
    running.current.add(name)
    return call().finally(() => running.current.delete(name))
  }
}
