import { expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const partOf = (policy: string, name: string): string => policy.split('; ').find((part) => part.startsWith(name)) ?? ''

test('without settings no other host is in the policy', () => {
  expect(contentPolicy('', {})).not.toContain('https://')
})

test('the policy lets the ad pixel load a picture, and nothing else', () => {
  const policy = contentPolicy('', { hasPixel: true })
  expect(partOf(policy, 'img-src')).toBe("img-src 'self' data: blob: https://www.facebook.com")
  expect(policy.match(/https:\/\//g)).toHaveLength(1)
})

test('the tag manager may run and send requests to Google Analytics; inline code may not run', () => {
  const policy = contentPolicy('', { hasTagManager: true })
  expect(partOf(policy, 'script-src')).toBe("script-src 'self' https://www.googletagmanager.com")
  expect(partOf(policy, 'connect-src')).toBe(
    "connect-src 'self' https://www.googletagmanager.com https://*.google-analytics.com",
  )
})
