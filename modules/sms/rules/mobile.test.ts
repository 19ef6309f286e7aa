import { expect, test } from 'vitest'
import { isMobile } from './mobile.ts'

test.each([
  ['+436641234567', true],
  ['+436601234567', true],
  ['+4367712345678', true],
  ['+43662123456', false],
  ['+436542123456', false],
  ['+4312345678', false],
  ['+4915112345678', true],
  ['+4916012345678', true],
  ['+498912345678', false],
  ['+41791234567', true],
  ['+41441234567', false],
  ['+4236601234', true],
  ['+4232345678', false],
  ['+447911123456', false],
  ['+882161234567', false],
  ['0664 1234567', false],
  ['', false],
])('%s can get an SMS: %s', (phone, expected) => {
  expect(isMobile(phone)).toBe(expected)
})
