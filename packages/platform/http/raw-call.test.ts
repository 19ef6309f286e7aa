import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { describe, expect, test, vi } from 'vitest'
import { HttpCall } from './raw-call.ts'

/** An API call on a connection that the test can close. */
function callOn({ isGone }: { isGone: boolean }) {
  const request = { headers: {}, query: {}, protocol: 'http', host: 'localhost' } as FastifyRequest
  const response = Object.assign(new EventEmitter(), { destroyed: isGone })
  const stop = new AbortController()
  const stopOf = vi.fn(() => stop)
  const call = new HttpCall(request, response as unknown as ServerResponse, stopOf)
  return { call, response, stopOf }
}

describe('the signal that ends a call', () => {
  test('is created, with its listener, only when a handler reads it', () => {
    const { response, stopOf } = callOn({ isGone: false })
    expect(stopOf).not.toHaveBeenCalled()
    expect(response.listenerCount('close')).toBe(0)
  })

  test('is aborted when the connection closes; reading it twice adds only one listener', () => {
    const { call, response } = callOn({ isGone: false })
    expect(call.signal).toBe(call.signal)
    expect(response.listenerCount('close')).toBe(1)
    expect(call.signal.aborted).toBe(false)
    response.emit('close')
    expect(call.signal.aborted).toBe(true)
  })

  test('is aborted from the start if the caller has already disconnected', () => {
    expect(callOn({ isGone: true }).call.signal.aborted).toBe(true)
  })
})
